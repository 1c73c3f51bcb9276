/* Notes all that a program writes to a database, when it is made to last, and what it has acknowledged meanwhile.
   Loaded before everything else (LD_PRELOAD); the notes go to the file named by POWER_LOG. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

static pthread_mutex_t one = PTHREAD_MUTEX_INITIALIZER;
static int notes = -1;

static const char *kind_of(int fd) {
    char link[64], path[4096];
    snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
    ssize_t size = readlink(link, path, sizeof path - 1);
    if (size < 4) return NULL;
    path[size] = 0;
    if (!strcmp(path + size - 3, ".db")) return "db";
    return strcmp(path + size - 4, "-wal") ? NULL : "wal";
}

static void put(const void *what, size_t size) {
    for (const char *at = what; size;) {
        long done = syscall(SYS_write, notes, at, size);
        if (done <= 0) abort();
        at += done, size -= (size_t)done;
    }
}

static void note(const char *head, const void *body, size_t size) {
    pthread_mutex_lock(&one);
    if (notes < 0) notes = open(getenv("POWER_LOG"), O_WRONLY | O_CREAT | O_APPEND, 0600);
    put(head, strlen(head));
    put(body, size);
    pthread_mutex_unlock(&one);
}

static void written(int fd, const void *body, size_t size, long at) {
    const char *kind = kind_of(fd);
    char head[96];
    if (!kind) return;
    snprintf(head, sizeof head, "W %s %ld %zu\n", kind, at, size);
    note(head, body, size);
}

static void noted(int fd, const char *what, long number) {
    const char *kind = kind_of(fd);
    char head[96];
    if (!kind) return;
    snprintf(head, sizeof head, "%s %s %ld 0\n", what, kind, number);
    note(head, "", 0);
}

void power_acknowledged(long number) {
    char head[96];
    snprintf(head, sizeof head, "A - %ld 0\n", number);
    note(head, "", 0);
}

#define REAL(name) (__typeof__(&name))dlsym(RTLD_NEXT, #name)

ssize_t pwrite(int fd, const void *body, size_t size, off_t at) {
    written(fd, body, size, at);
    return (REAL(pwrite))(fd, body, size, at);
}
ssize_t pwrite64(int fd, const void *body, size_t size, off64_t at) {
    written(fd, body, size, at);
    return (REAL(pwrite64))(fd, body, size, at);
}
int ftruncate(int fd, off_t size) {
    noted(fd, "T", size);
    return (REAL(ftruncate))(fd, size);
}
int ftruncate64(int fd, off64_t size) {
    noted(fd, "T", size);
    return (REAL(ftruncate64))(fd, size);
}
int fsync(int fd) {
    int done = (REAL(fsync))(fd);
    if (!done) noted(fd, "S", 0);
    return done;
}
int fdatasync(int fd) {
    int done = (REAL(fdatasync))(fd);
    if (!done) noted(fd, "S", 0);
    return done;
}
