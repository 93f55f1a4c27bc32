import { useComparisons } from '#admin/api/comparisons.ts'
import { useIsOwner } from '#admin/api/session.ts'
import { LoadFailure } from '#admin/shell/load-failure.tsx'
import { Loading } from '#admin/shell/loading.tsx'
import screen from '#admin/shell/screen.module.css'
import { ScreenBar } from '#admin/shell/screen-bar.tsx'
import visits from '#admin/visits/visits.module.css'
import { minViews } from '#content/layouts/verdict.ts'
import styles from './comparison.module.css'
import { ComparisonCard } from './comparison-card.tsx'
import { StartForm } from './start-form.tsx'

/** /admin/visitas/comparar: two layouts of one section of the home page, by turns. */
export function ComparisonScreen() {
  const { data, error, refetch } = useComparisons()
  const isOwner = useIsOwner()
  return (
    <>
      <ScreenBar title="Comparar dos diseños" back={{ to: '/admin/visitas', label: 'Visitas' }} />
      <div className={screen.work}>
        <p className={visits.help}>
          El sitio muestra a todos un diseño un día y el otro al día siguiente, y cuenta los toques para
          llamar, escribir, agendar o llegar. No usa cookies ni identifica a nadie.
        </p>
        {error && !data && (
          <LoadFailure title="No se pudo leer la comparación" error={error} retry={() => void refetch()} />
        )}
        {!data && !error && <Loading />}
        {data?.running && <ComparisonCard report={data.running} today={data.today} isOwner={isOwner} />}
        {data && !data.running && isOwner && <StartForm reports={data} />}
        {!isOwner && <p className={visits.help}>Solo la dueña puede empezar o terminar una comparación.</p>}
        {data && data.over.length > 0 && (
          <section className={styles.over} aria-labelledby="comparaciones-anteriores">
            <h2 id="comparaciones-anteriores">Comparaciones anteriores</h2>
            {data.over.map((report) => (
              <ComparisonCard key={report.number} report={report} today={data.today} isOwner={isOwner} />
            ))}
          </section>
        )}
        <details className={styles.details}>
          <summary>Cómo se calcula</summary>
          <p>
            Cuentan días completos, de 14 en 14: así cada diseño tiene los mismos lunes, martes y domingos. El
            margen es el intervalo de confianza de 95 %, con los días como unidad. Solo se nombra un diseño si
            los dos márgenes no se enciman y cada uno tuvo por lo menos {minViews} vistas de la página de
            inicio. Con pocas visitas puede tardar meses, y a veces no se llega a saber.
          </p>
        </details>
      </div>
    </>
  )
}
