import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type SectionType, sectionTypes } from '../../../../src/content/catalogue/index.ts'
import type { StyleSheet } from '../../../../src/site/styles/page-styles.ts'
import {
  type Choice,
  defaultsWith,
  snapshotOf,
  type VariantSite,
  variantsOf,
} from '../../../support/variant-site.ts'
import { expect, test } from '../../../support/variants.ts'
import { expectEach } from '../each.ts'

type Parts = {
  /** The page without the section and without island numbers. A change of islands elsewhere would show here. */
  readonly others: string
  readonly section: string
  readonly css: string
  readonly classes: ReadonlySet<string>
}

const topicPath = '/servicios/ultrasonido-obstetrico'
const sheets: readonly StyleSheet[] = JSON.parse(
  await readFile(join(import.meta.dirname, '../../../../dist/render/styles.json'), 'utf8'),
)

test('a variant adds its own styles and islands, and changes nothing else', async ({ variantSite }) => {
  await expectEach(sectionTypes, async (type) => {
    const [first = '', ...others] = variantsOf(type)
    const pageWith = (file: string) => partsOf(variantSite, { ...defaultsWith(), [type]: file }, type)
    const before = pageWith(first)

    for (const file of others) {
      const after = pageWith(file)

      expect(after.others, `the rest of the page with ${file}`).toBe(before.others)
      expectOnlyOwnRules(after)
    }
    expectOnlyOwnRules(before)
    expect(new Set(variantsOf(type).map((file) => pageWith(file).section)).size, 'sections that differ').toBe(
      variantsOf(type).length,
    )
  })
})

/** Expects a page to use every style sheet of a section or island that it ships. */
function expectOnlyOwnRules({ css, classes }: Parts) {
  const unused = sheets.filter(
    (sheet) =>
      sheet.classes.some((name) => hasRule(css, name)) && !sheet.classes.some((name) => classes.has(name)),
  )
  expect(unused.map(({ source }) => source)).toEqual([])
}

const hasRule = (css: string, name: string) => new RegExp(`\\.${name}(?![\\w-])`).test(css)

function partsOf(site: VariantSite, choice: Choice, type: SectionType): Parts {
  const path = type === 'CallToActionIndividual' ? topicPath : '/'
  const page = site.render(snapshotOf('sample', choice), path)
  if (!page) throw new Error(`${path} is not there.`)
  expect(page.sectionErrors).toEqual([])
  const css = [...page.body.matchAll(/<style>(.*?)<\/style>/gs)].map(([, rules = '']) => rules).join('')
  const [, body = ''] = /<body[^>]*>(.*)<\/body>/s.exec(page.body) ?? []
  const classes = new Set(
    [...body.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')),
  )
  return { ...cut(body, type), css, classes }
}

/** Icons of all sections are together at the page's start, and islands are numbered in page order. */
function cut(body: string, type: SectionType): Pick<Parts, 'others' | 'section'> {
  const start = body.indexOf(`<div data-section="${type}"`)
  if (start < 0) throw new Error(`${type} is not on its page.`)
  const end = endOfDiv(body, start)
  const rest = (body.slice(0, start) + body.slice(end)).replace(/<style>.*?<\/style>/s, '')
  const others = rest.replace(/<svg hidden="">.*?<\/svg>/s, '').replace(/\bi\d+(?=["-])|_[A-Z]_\w*_/g, 'i')
  return { others, section: body.slice(start, end) }
}

function endOfDiv(html: string, start: number): number {
  let depth = 0
  for (const { 0: tag, index } of html.slice(start).matchAll(/<(\/?)div\b[^>]*>/g)) {
    depth += tag.startsWith('</') ? -1 : 1
    if (depth === 0) return start + index + tag.length
  }
  throw new Error('The section does not end.')
}
