import { Alert, NativeSelect } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'react-router'
import { useVisits } from '#admin/api/visits.ts'
import { Card } from '#admin/shell/card.tsx'
import { LoadState } from '#admin/shell/load-state.tsx'
import { mainPages } from '#admin/shell/main-pages.ts'
import { Screen } from '#admin/shell/screen.tsx'
import type { VisitReport } from '#content/visits/visits.ts'
import { CountTable } from './count-table.tsx'
import styles from './visits.module.css'
import { weekName } from './week-name.ts'

/** /admin/visitas: what the site brings each week. */
export function VisitsScreen() {
  const [week, setWeek] = useState<string>()
  const { data, error, refetch } = useVisits(week)
  return (
    <Screen title="Visitas">
      <LoadState title="No se pudieron leer las visitas" data={data} error={error} refetch={refetch} />
      {data && (
        <>
          {!data.isCounting && (
            <Alert color="ochre">
              Las visitas no se cuentan ahora. Se encienden en{' '}
              <Link to="/admin/sitio#privacy.countsVisits">Aviso de privacidad</Link>.
            </Alert>
          )}
          <Card title="Por semana">
            <WeekChart weeks={data.weeks} />
            <CountTable
              label="Por semana"
              naming="Semana"
              rows={data.weeks.map((each) => ({ ...each, key: each.week, name: weekName(each.week) }))}
            />
          </Card>
          <Card title="Por página">
            <NativeSelect
              label="Semana"
              value={week}
              onChange={(event) => setWeek(event.currentTarget.value)}
              data={data.weeks.map((each) => ({ value: each.week, label: weekName(each.week) }))}
            />
            <CountTable
              label="Por página"
              naming="Página"
              rows={data.pages.map((each) => ({
                ...each,
                key: each.page,
                name: <PageName page={each.page} />,
              }))}
            />
          </Card>
          <p className="muted small readable">
            Son sumas por semana, sin cookies y sin identificar a nadie: dos vistas de una persona cuentan
            como dos. Aparecen pocos segundos después de que alguien deja una página. No se cuentan los
            robots, ni a quien pide no ser contado, ni a usted mientras tiene abierta su sesión.
          </p>
        </>
      )}
    </Screen>
  )
}

/** Width of a week and height of the chart, in units of the drawing. */
const step = 10
const height = 100
/** The chart is never scaled to less, so that one view does not look like many. */
const minMax = 5

/** One bar per week, the latest at the right. The table below has the numbers. */
function WeekChart({ weeks }: { readonly weeks: VisitReport['weeks'] }) {
  const max = Math.max(minMax, ...weeks.map(({ view }) => view))
  return (
    <svg
      className={styles.chart}
      viewBox={`0 0 ${weeks.length * step} ${height}`}
      preserveAspectRatio="none"
      role="img"
      aria-label="Vistas por semana. Abajo están en una tabla."
    >
      {weeks.toReversed().map(({ week, view }, index) => {
        const size = (view / max) * height
        return (
          <rect key={week} x={(index + 0.15) * step} y={height - size} width={step * 0.7} height={size} />
        )
      })}
    </svg>
  )
}

/** A page by its name or address, or the sum of further pages, which counts of former versions have. */
function PageName({ page }: { readonly page: string }) {
  if (!page.startsWith('/')) return 'Otras páginas'
  const main = mainPages.find(({ value }) => value === page)
  return <a href={page}>{main?.label ?? page}</a>
}
