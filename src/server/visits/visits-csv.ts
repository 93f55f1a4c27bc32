import { catalogue, isSectionType } from '#content/catalogue/index.ts'
import { metricLabels } from '#content/visits/visit-kinds.ts'
import type { VisitorCount } from '../store/visit-counts.ts'

const heading = ['Día', 'Qué', 'Página', 'Sección', 'Diseño', 'Llegó desde', 'Veces']

/** The mark at the start tells spreadsheets that the text is UTF-8. */
const byteOrderMark = '\uFEFF'

/** Counts as a table that spreadsheets open. */
export function visitsCsv(counts: readonly VisitorCount[]): string {
  const rows = counts.map(({ day, metric, page, section, layout, source, count }) => [
    day,
    metricLabels[metric],
    page,
    isSectionType(section) ? catalogue[section].label : section,
    layout,
    source,
    String(count),
  ])
  return byteOrderMark + [heading, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('')
}

const cell = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
