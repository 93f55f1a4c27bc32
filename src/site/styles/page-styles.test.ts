import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parseSnapshot } from '#content/documents/snapshot.ts'
import { sampleDocuments } from '#sample/index.ts'
import { createImages } from '#site/images.ts'
import { openSite } from '#site/open/open-site.ts'
import { createStyles, type StyleSheet } from './page-styles.ts'

const sheets: readonly StyleSheet[] = [
  { source: 'src/site/sections/footer/letter.module.css', classes: ['letter_a'], css: '.letter_a{gap:2px}' },
  { source: 'src/site/sections/footer/columns.module.css', classes: ['cols_a'], css: '.cols_a{gap:9px}' },
  {
    source: 'src/site/sections/header/strip.module.css',
    classes: ['strip_a', 'strip_b'],
    css: '.strip_a{gap:1px}.strip_b{color:#15409e}',
  },
  { source: 'src/site/styles/base.css', classes: [], css: 'body{margin:0}' },
]

const site = openSite(parseSnapshot(sampleDocuments))
const images = createImages(site, 'prueba')
const file = join(mkdtempSync(join(tmpdir(), 'styles-')), 'styles.json')
writeFileSync(file, JSON.stringify(sheets))

const stylesOf = (body: string, content = site['site-content']) =>
  createStyles(file).forPage(body, content, images)

const firstScreen = '<header class="strip_b wrap"></header><div id="fin-primera-vista" hidden=""></div><main>'
const rest = '<footer class="letter_a strip_a"></footer></main>'

test('a page gets the whole sheets of what it shows, each once and where it is first needed', () => {
  const { ofFirstScreen, ofRest } = stylesOf(firstScreen + rest)

  expect(ofFirstScreen).toContain('body{margin:0}.strip_a{gap:1px}.strip_b{color:#15409e}')
  expect(ofRest).toBe('.letter_a{gap:2px}')
})

test("a page gets only those of the owner's sizes that its rules read", () => {
  const reading = sheets.map((sheet) =>
    sheet.classes.length > 0 ? sheet : { ...sheet, css: 'body{height:var(--hero-height)}' },
  )
  const readingFile = join(mkdtempSync(join(tmpdir(), 'styles-')), 'styles.json')
  writeFileSync(readingFile, JSON.stringify(reading))
  const { ofFirstScreen } = createStyles(readingFile).forPage(rest, site['site-content'], images)

  expect(ofFirstScreen).toContain('--hero-height:')
  expect(ofFirstScreen).not.toContain('--hero-offset:')
})

test('all styles of a page without an end of the first screen come at once', () => {
  const { ofFirstScreen, ofRest } = stylesOf(rest)

  expect(ofFirstScreen).toContain('.letter_a{gap:2px}')
  expect(ofRest).toBe('')
})
