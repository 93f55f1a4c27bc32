import { catalogue, isSectionType } from '#content/catalogue/index.ts'
import { variantName } from '#content/catalogue/variant-name.ts'
import type { ComparisonReport, ComparisonResult, Ending } from '#content/layouts/comparison-report.ts'
import { spanishDate } from '#content/spanish-date.ts'

type Report = Pick<
  ComparisonReport,
  'section' | 'firstDay' | 'span' | 'nextResult' | 'verdict' | 'results' | 'ended'
>

/** After so many days without a difference, a further wait will hardly show one that matters. */
const longWithoutDifference = 56

/** «Clásico», the name of a layout. */
export const layoutName = (section: string, layout: string): string =>
  `«${isSectionType(section) ? variantName(section, layout) : layout}»`

/** 'Portada: «Clásico» y «Arco»': the section and the layouts that are compared. */
export function comparedNames({ section, results }: Pick<Report, 'section' | 'results'>): string {
  const label = isSectionType(section) ? catalogue[section].label : section
  const [first, second] = results
  return `${label}: ${layoutName(section, first.layout)} y ${layoutName(section, second.layout)}`
}

export type Words = { readonly title: string; readonly text: string }

/** What a comparison says so far. It names no layout before the difference is clear. */
export function verdictWords(report: Report, today: string): Words {
  const { section, firstDay, span, verdict, results, ended } = report
  const next = report.nextResult ? ` El siguiente resultado sale el ${spanishDate(report.nextResult)}.` : ''
  if (!ended && today < firstDay)
    return {
      title: `Empieza el ${spanishDate(firstDay)}`,
      text: 'Hasta entonces, el sitio muestra el diseño publicado.',
    }
  if (verdict === 'first' || verdict === 'second') {
    const [better, other] = verdict === 'first' ? results : [results[1], results[0]]
    const name = layoutName(section, better.layout)
    return {
      title: `Con ${name} tocan más`,
      text: `${per100(better)} toques por cada 100 vistas de la página de inicio, contra ${per100(other)}. La diferencia es mayor que la que explica la casualidad.${next}`,
    }
  }
  return {
    title: ended ? 'No se pudo decir' : 'Todavía no se puede decir',
    text: reasons[verdict] + hint() + next,
  }

  function hint(): string {
    const isLong = verdict === 'alike' && !ended && (span?.days ?? 0) >= longWithoutDifference
    return isLong
      ? ' Después de tantos días sin una diferencia clara, lo más probable es que importe poco: quédese con el que prefiera.'
      : ''
  }
}

const reasons = {
  soon: 'Hacen falta 14 días completos, para que cada diseño tenga una vez cada día de la semana.',
  few: 'Hacen falta por lo menos 100 vistas de la página de inicio con cada diseño, en 7 días o más.',
  alike: 'La diferencia puede ser casualidad: los márgenes de los dos diseños se enciman.',
} as const

/** How a comparison ended. */
export function endingWords({ section, results, ended }: Report): string {
  if (!ended) return ''
  const [first, second] = results.map(({ layout }) => layoutName(section, layout))
  const words: Readonly<Record<Ending, string>> = {
    first: `Se quedó ${first}.`,
    second: `Se quedó ${second}.`,
    changed: 'Terminó porque se publicó otro diseño de la sección.',
    hidden: 'Terminó porque se ocultó la sección.',
  }
  return words[ended.ending]
}

const decimal = new Intl.NumberFormat('es-MX', { minimumFractionDigits: 1, maximumFractionDigits: 1 })

/** '4.2': of 100 views. */
export const hundredfold = (value: number): string => decimal.format(value * 100)

const per100 = ({ page }: ComparisonResult): string => (page ? hundredfold(page.value) : '0')
