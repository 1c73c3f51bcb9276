/** What broke is for whoever looks into the browser's console; the person is told in words. */
export function report(error: unknown): void {
  console.error('a part of the page broke:', error)
}
