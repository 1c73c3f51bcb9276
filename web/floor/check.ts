// Fails where the built page uses something that is newer than the floor, by what MDN knows of browsers: `uv run web/check.py`.
import { readdirSync, readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { told } from './found.ts'
import { checkMarkup } from './markup.ts'
import { checkScript } from './scripts.ts'
import { checkProperty, checkStyles } from './styles.ts'

const SOURCES = new URL('../src/', import.meta.url)
const BUILT = process.argv[2] ? pathToFileURL(`${process.argv[2]}/`) : new URL('../../src/elferhaus/server/static/', import.meta.url)

for (const file of readdirSync(BUILT, { recursive: true }).map(String)) {
  const text = (): string => readFileSync(new URL(file, BUILT), 'utf8')
  if (file.endsWith('.css')) checkStyles(text(), file)
  if (file.endsWith('.js')) checkScript(file, text())
  if (file.endsWith('.html')) checkMarkup(text(), file)
}
// What the build makes a number or a letter of is read where it is written.
for (const file of readdirSync(process.argv[2] ? BUILT : SOURCES, { recursive: true }).map(String)) {
  if (!file.endsWith('.svelte')) continue
  const written = readFileSync(new URL(file, process.argv[2] ? BUILT : SOURCES), 'utf8')
  for (const [, property = ''] of written.matchAll(/\sstyle:([a-z][\w-]*)/g)) checkProperty(property, file)
}
process.exitCode = told() ? 1 : 0
