import { expect, test } from 'vitest'
import { legalMentions } from '#content/facts/licences.ts'
import { ownSite } from '#sample/testing/own-site.ts'
import { openSite } from '#site/open/open-site.ts'
import { pagePaths } from '#site/route.ts'
import { testPage } from '#tests/site/test-page.ts'
import { pageHtml } from '#tests/site/whole-pages.tsx'
import { printoutBody } from './printout.tsx'

const snapshot = ownSite()
const paths = pagePaths(openSite(snapshot))
const contexts = paths.map((path) => testPage(snapshot, path))
const day = {
  date: '2026-11-22',
  publishedAt: '2026-11-20T18:00:00.000Z',
  isBeforeLaunch: false,
  checklist: {
    answeredAt: '2026-11-21T18:00:00.000Z',
    author: 'Dra. Ana Ruiz Soto',
    answers: [{ id: 'prices', question: '¿Los precios son totales?', answer: 'no' as const }],
  },
}

function printed(shown: typeof contexts): string {
  const rendering = printoutBody({ day, contexts: shown, total: paths.length })
  for (;;) {
    const { done, value } = rendering.next()
    if (done) return value
  }
}

let whole: string | undefined
/** The printout of all pages. */
const wholePrintout = () => {
  whole ??= printed(contexts)
  return whole
}

/** The words of a page, without markup and spaces. */
const wordsOf = (html: string) => html.replaceAll(/<script.*?<\/script>|<[^>]*>|\s+/gs, '')

test('a printout contains every word of every page, and its address', () => {
  const html = wholePrintout()

  const words = wordsOf(html)
  for (const path of paths) {
    const [, main = ''] = /<main[^>]*>(.*)<\/main>/s.exec(pageHtml(snapshot, path)) ?? []
    expect(words).toContain(`https://ejemplo.mx${path}${wordsOf(main)}`)
  }
})

test('nothing is folded on paper, and no picture waits until it is seen', () => {
  const html = wholePrintout()

  const folds = html.match(/<details[^>]*>/g) ?? []
  expect(folds.length).toBeGreaterThan(10)
  for (const fold of folds) expect(fold).toMatch(/^<details open=""(?!.* (?:open|name)=)/)
  expect(html).not.toContain('loading="lazy"')
})

test('its cover says the day, what the law asks for, and the answers to the questions', () => {
  const [cover] = printed(contexts.slice(0, 1)).split('</main>')

  expect(cover).toContain('Lo que el sitio mostraba el 22 de noviembre de 2026')
  expect(cover).toContain('Se publicó el 20 de noviembre de 2026, 12:00.')
  expect(cover).toContain(`Se imprimen las primeras 1 de ${paths.length} páginas.`)
  for (const mention of legalMentions(snapshot['site-content'])) expect(cover).toContain(mention)
  expect(cover).toContain('Respondió Dra. Ana Ruiz Soto, el 21 de noviembre de 2026, 12:00.')
  expect(cover).toContain('¿Los precios son totales? <b>No</b> (por atender)')
})
