import { Alert, Button, Group, SegmentedControl, SimpleGrid, Switch } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'react-router'
import { useSetWeeklyMail, useVisits, useWeeklyMail, visitsFilePath } from '#admin/api/visits.ts'
import { Card } from '#admin/shell/card.tsx'
import { Icon } from '#admin/shell/icon.tsx'
import { LoadState } from '#admin/shell/load-state.tsx'
import screen from '#admin/shell/screen.module.css'
import { Screen } from '#admin/shell/screen.tsx'
import { amount } from '#content/texts/words.ts'
import { isComparable } from '#content/visits/compare.ts'
import { type Period, periods, tapsIn, type VisitReport } from '#content/visits/report.ts'
import { metricLabels, metrics } from '#content/visits/visit-kinds.ts'
import { Count } from './count.tsx'
import { CountTable } from './count-table.tsx'
import counts from './counts.module.css'
import { DayChart } from './day-chart.tsx'
import { dayName, layoutName, pageName, sectionName, sourceName } from './names.ts'
import styles from './visits.module.css'

const choices = periods.map((days) => ({ value: String(days), label: `${days} días` }))

/** /admin/visitas: what the site brings. */
export function VisitsScreen() {
  const [days, setDays] = useState<Period>(28)
  const { data, error, refetch } = useVisits(days)
  return (
    <Screen title="Visitas">
      <Group justify="space-between">
        <SegmentedControl
          data={choices}
          value={String(days)}
          onChange={(value) => setDays(periods.find((each) => String(each) === value) ?? 28)}
          aria-label="Periodo"
        />
        <Button
          component="a"
          href={visitsFilePath(days)}
          download
          variant="default"
          leftSection={<Icon name="article" />}
        >
          Descargar en CSV
        </Button>
      </Group>
      <LoadState title="No se pudieron leer las visitas" data={data} error={error} refetch={refetch} />
      {data && <Report report={data} />}
    </Screen>
  )
}

function Report({ report }: { readonly report: VisitReport }) {
  const { days, pages, sections, sources, since, today, period } = report
  return (
    <>
      {!report.isCounting && (
        <Alert color="ochre">
          Las visitas no se cuentan ahora. Se encienden en{' '}
          <Link to="/admin/sitio#privacy.countsVisits">Aviso de privacidad</Link>.
        </Alert>
      )}
      {since === null ? (
        <p className="muted small readable">
          Aún no hay visitas contadas. Aparecen aquí pocos segundos después de que alguien deja una página.
        </p>
      ) : (
        <p className="muted small readable">
          Del {dayName(period.from)} al {dayName(period.to)}, días completos. Hoy van{' '}
          {amount(today.totals.visit, 'visita')} y {amount(tapsIn(today.totals), 'toque')}.
          {since > period.from && ` Se cuenta desde el ${dayName(since)}.`}
          {!isComparable(report) && ' Aún no hay datos suficientes para comparar con los días anteriores.'}
        </p>
      )}
      <dl className={counts.counts}>
        {metrics.map((metric) => (
          <Count
            key={metric}
            className={`panel ${styles.tile}`}
            report={report}
            name={metricLabels[metric]}
            current={report.current[metric]}
            earlier={report.earlier[metric]}
          />
        ))}
      </dl>
      <Card title="Por día">
        <SimpleGrid minColWidth="min(100%, 18rem)" autoFlow="auto-fit">
          <DayChart title="Visitas" days={days.map(({ day, visits }) => ({ day, count: visits }))} />
          <DayChart
            title="Toques de contacto"
            days={days.map((each) => ({ day: each.day, count: each.taps }))}
          />
        </SimpleGrid>
      </Card>
      <SimpleGrid minColWidth="min(100%, 18rem)" autoFlow="auto-fit">
        <CountTable
          title="Páginas"
          columns={['Página', 'Vistas', 'Toques']}
          rows={pages.map(({ page, totals }) => ({
            key: page,
            name: page.startsWith('/') ? <a href={page}>{pageName(page)}</a> : pageName(page),
            counts: [totals.view, tapsIn(totals)],
          }))}
          none="Ninguna página vista en estos días."
        />
        <CountTable
          title="De dónde llegan"
          help="El sitio que trajo la visita. De él se guarda solo el nombre."
          columns={isComparable(report) ? ['Sitio', 'Visitas', 'Antes'] : ['Sitio', 'Visitas']}
          rows={sources.map(({ source, visits, before }) => ({
            key: source,
            name: sourceName(source),
            counts: isComparable(report) ? [visits, before] : [visits],
          }))}
          none="Ninguna visita en estos días."
        />
        <CountTable
          title="Secciones y diseños"
          help="Dónde tocaron para llamar, escribir, agendar o llegar."
          columns={['Sección', 'Toques']}
          rows={sections.map(({ section, layout, totals }) => ({
            key: `${section} ${layout}`,
            name: <SectionName section={section} layout={layout} />,
            counts: [tapsIn(totals)],
          }))}
          none="Ningún toque en estos días."
        />
      </SimpleGrid>
      <WeeklyMailSwitch />
      <p className="muted small readable">
        Son sumas por día, sin cookies y sin identificar a nadie: dos visitas de una persona cuentan como dos.
        No se cuentan los robots, ni a quien pide no ser contado, ni a usted mientras tiene abierta su sesión.
      </p>
    </>
  )
}

function SectionName({ section, layout }: { readonly section: string; readonly layout: string }) {
  const name = layoutName(section, layout)
  return (
    <>
      {sectionName(section)}
      {name && <small>{name}</small>}
    </>
  )
}

/** Turns the weekly mail on or off. Nothing where the server sends no mail. */
function WeeklyMailSwitch() {
  const { data } = useWeeklyMail()
  const { mutate, isPending, isError } = useSetWeeklyMail()
  if (!data?.isAvailable) return null
  return (
    <section className={screen.card}>
      <Switch
        label="Recibir un resumen cada lunes"
        description="Un correo a la dirección de su cuenta con las visitas y los toques de la semana."
        checked={data.isOn}
        disabled={isPending}
        onChange={(event) => mutate(event.currentTarget.checked)}
        error={isError && 'No se pudo guardar. Intente de nuevo.'}
      />
    </section>
  )
}
