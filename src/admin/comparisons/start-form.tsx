import { Alert, Button, NativeSelect } from '@mantine/core'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useStartComparison } from '#admin/api/comparisons.ts'
import { messageOf } from '#admin/api/problem.ts'
import { Preview } from '#admin/sections/preview.tsx'
import { variantOptions } from '#admin/sections/variant-options.ts'
import screen from '#admin/shell/screen.module.css'
import visits from '#admin/visits/visits.module.css'
import { catalogue } from '#content/catalogue/index.ts'
import type { ComparisonReports } from '#content/layouts/comparison-report.ts'
import { comparableSections } from '#content/layouts/layout-comparison.ts'
import styles from './comparison.module.css'

/** Chooses a section and the layout that is compared with the published one. */
export function StartForm({ reports }: { readonly reports: ComparisonReports }) {
  const [search] = useSearchParams()
  const shown = reports.sections.filter(({ isShown }) => isShown)
  const [chosen, setChosen] = useState(search.get('seccion') ?? shown[0]?.section)
  const [wanted, setWanted] = useState<string>()
  const { mutate, isPending, error } = useStartComparison()
  const options = comparableSections.filter((type) => shown.some(({ section }) => section === type))
  const type = options.find((each) => each === chosen) ?? options[0]
  const published = shown.find(({ section }) => section === type)?.layout
  if (!type || !published)
    return (
      <p className={visits.help}>
        Ninguna sección de la página de inicio está visible. Sin ella no hay qué comparar.
      </p>
    )
  const others = variantOptions(type).filter(({ value }) => value !== published)
  const layout = others.find(({ value }) => value === wanted)?.value ?? others[0]?.value
  const { label } = catalogue[type]
  return (
    <section className={screen.card} aria-labelledby="nueva-comparacion">
      <h2 id="nueva-comparacion">Nueva comparación</h2>
      <div className={styles.start}>
        <NativeSelect
          label="Sección de la página de inicio"
          value={type}
          onChange={(event) => setChosen(event.currentTarget.value)}
          data={options.map((value) => ({ value, label: catalogue[value].label }))}
        />
        <NativeSelect
          label="Diseño que se prueba"
          value={layout ?? ''}
          onChange={(event) => setWanted(event.currentTarget.value)}
          data={others}
        />
      </div>
      <div className={styles.layouts}>
        <figure>
          <figcaption>Publicado ahora</figcaption>
          <Preview key={published} type={type} file={published} />
        </figure>
        {layout && (
          <figure>
            <figcaption>El que se prueba</figcaption>
            <Preview key={layout} type={type} file={layout} />
          </figure>
        )}
      </div>
      <p className={visits.help}>
        Empieza mañana. Tarda 14 días como mínimo y, con pocas visitas, varios meses. Si mientras tanto
        publica otro diseño de «{label}» o la oculta, la comparación termina.
      </p>
      {!reports.isCounting && (
        <p className={visits.help}>
          Las visitas no se cuentan ahora. Se encienden en{' '}
          <Link to="/admin/sitio#privacy.countsVisits">Aviso de privacidad</Link>.
        </p>
      )}
      {error && (
        <Alert color="danger" title="No se pudo empezar">
          {messageOf(error)}
        </Alert>
      )}
      <Button
        size="md"
        loading={isPending}
        disabled={!layout || !reports.isCounting}
        onClick={() => layout && mutate({ section: type, layout })}
      >
        Empezar mañana
      </Button>
    </section>
  )
}
