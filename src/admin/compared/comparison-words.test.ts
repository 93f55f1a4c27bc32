import { expect, test } from 'vitest'
import { catalogue } from '#content/catalogue/index.ts'
import type { ComparisonReport } from '#content/layouts/comparison-report.ts'
import { endingWords, verdictWords } from './comparison-words.ts'

const [one, other] = catalogue.Hero.variants

const resultOf = (layout: string, value: number) => ({
  ...{ layout, days: 28, views: 1400, taps: 56, sectionTaps: 20 },
  page: { value, low: value - 0.01, high: value + 0.01 },
  section: null,
})

const report: ComparisonReport = {
  ...{ number: 1, section: 'Hero', firstDay: '2026-06-01', nextResult: '2026-08-10', verdict: 'alike' },
  span: { from: '2026-06-01', to: '2026-07-26', days: 56 },
  results: [resultOf(one.file, 0.04), resultOf(other.file, 0.0834)],
  ended: null,
}

const text = (changes: Partial<ComparisonReport>, today = '2026-08-01') => {
  const words = verdictWords({ ...report, ...changes }, today)
  return `${words.title}. ${words.text}`
}

test('names a layout only when the verdict does', () => {
  expect(text({ verdict: 'second' })).toBe(
    `Con «${other.label}» tocan más. 8.3 toques por cada 100 vistas de la página de inicio, contra 4.0. La diferencia es mayor que la que explica la casualidad. El siguiente resultado sale el 10 de agosto de 2026.`,
  )
  for (const verdict of ['soon', 'few', 'alike'] as const) {
    const unclear = text({ verdict })
    expect(unclear).toMatch(/^Todavía no se puede decir\. /)
    expect(unclear).not.toContain('«')
  }
})

test('says after eight weeks that the difference hardly matters, and not before', () => {
  expect(text({})).toContain('lo más probable es que importe poco')
  expect(text({ span: { from: '2026-06-01', to: '2026-07-12', days: 42 } })).not.toContain('importe poco')
  expect(text({ verdict: 'few' })).not.toContain('importe poco')
})

test('says when a comparison begins, and how it ended', () => {
  expect(text({}, '2026-05-31')).toBe(
    'Empieza el 1 de junio de 2026. Hasta entonces, el sitio muestra el diseño publicado.',
  )
  const ended = (ending: 'first' | 'hidden') => ({ ...report, ended: { day: '2026-08-01', ending } })
  expect(endingWords(ended('first'))).toBe(`Se quedó «${one.label}».`)
  expect(endingWords(ended('hidden'))).toBe('Terminó porque se ocultó la sección.')
  expect(text({ ...ended('first'), nextResult: null })).toMatch(/^No se pudo decir\./)
})
