import { Button } from '@mantine/core'
import { useState } from 'react'
import { comparedNames, endingWords, layoutName, verdictWords } from '#admin/compared/comparison-words.ts'
import screen from '#admin/shell/screen.module.css'
import visits from '#admin/visits/visits.module.css'
import type { ComparisonReport } from '#content/layouts/comparison-report.ts'
import { spanishDate } from '#content/spanish-date.ts'
import styles from './comparison.module.css'
import { KeepDialog } from './keep-dialog.tsx'
import { LayoutColumn } from './layout-column.tsx'

type Props = {
  readonly report: ComparisonReport
  readonly today: string
  readonly isOwner: boolean
}

/** What a comparison says, and the counts of both layouts. */
export function ComparisonCard({ report, today, isOwner }: Props) {
  const [keeping, setKeeping] = useState<'first' | 'second'>()
  const { number, section, results, span, ended, firstDay } = report
  const { title, text } = verdictWords(report, today)
  const [first, second] = results
  const id = `comparacion-${number}`
  const hasBegun = today >= firstDay
  // Both bars have the same scale.
  const most = Math.max(...results.map(({ page }) => page?.high ?? 0))
  const canEnd = isOwner && !ended
  return (
    <section className={screen.card} aria-labelledby={id}>
      <h2 id={id}>{comparedNames(report)}</h2>
      <p className={styles.verdict} data-verdict={report.verdict}>
        <b>{title}.</b> {text} {endingWords(report)}
      </p>
      {span && (
        <p className={visits.help}>
          {span.from === span.to
            ? `Cuenta el ${spanishDate(span.from)}.`
            : `Cuentan ${span.days} días completos: del ${spanishDate(span.from)} al ${spanishDate(span.to)}.`}
        </p>
      )}
      {hasBegun && (
        <div className={styles.layouts}>
          {(['first', 'second'] as const).map((turn, index) => {
            const result = index === 0 ? first : second
            return (
              <LayoutColumn
                key={turn}
                section={section}
                result={result}
                note={index === 0 ? 'El que ya estaba publicado' : 'El que se prueba'}
                most={most}
              >
                {canEnd && (
                  <Button variant="outline" size="md" onClick={() => setKeeping(turn)}>
                    Quedarse con este diseño
                    <span className="visually-hidden">: {layoutName(section, result.layout)}</span>
                  </Button>
                )}
              </LayoutColumn>
            )
          })}
        </div>
      )}
      {canEnd && !hasBegun && (
        <Button variant="default" size="md" onClick={() => setKeeping('first')}>
          Cancelar la comparación
        </Button>
      )}
      {keeping && <KeepDialog report={report} keep={keeping} onClose={() => setKeeping(undefined)} />}
    </section>
  )
}
