import { Alert, Button } from '@mantine/core'
import { useCheckSources } from '#admin/api/checks.ts'
import { messageOf } from '#admin/api/problem.ts'
import { Icon } from '#admin/shell/icon.tsx'
import links from '#admin/shell/links.module.css'
import screen from '#admin/shell/screen.module.css'
import styles from './checks.module.css'
import { FindingItem } from './finding-item.tsx'

/** Asks the cited sources on request, because nothing that runs by itself may send requests to other sites. */
export function SourcesCard() {
  const { mutate, data, error, isPending } = useCheckSources()
  return (
    <section className={`${screen.card} ${styles.launch}`} aria-labelledby="fuentes">
      <div>
        <h2 id="fuentes">Fuentes de los artículos</h2>
        <p className="muted">
          Pregunta a cada página que citan sus artículos si todavía existe. Tarda medio minuto como máximo.
        </p>
        <div aria-live="polite">
          {isPending && <p>Preguntando a las fuentes…</p>}
          {data && !isPending && <SourceResults {...data} />}
        </div>
        {error && (
          <Alert color="danger" mt="md" title="No se pudo preguntar" role="alert">
            {messageOf(error)}
          </Alert>
        )}
      </div>
      <Button variant="outline" onClick={() => mutate()} loading={isPending}>
        Revisar las fuentes
      </Button>
    </section>
  )
}

type SourceResultsProps = NonNullable<ReturnType<typeof useCheckSources>['data']>

function SourceResults({ findings, asked, left }: SourceResultsProps) {
  return (
    <>
      {findings.length === 0 ? (
        <p className={styles.clean}>
          <Icon name="check" />
          {asked === 1
            ? 'Respondió la única fuente.'
            : `Respondieron las ${asked} fuentes a las que se preguntó.`}
        </p>
      ) : (
        <ul className={`${links.plain} ${links.arrows} ${links.named} ${styles.findings}`}>
          {findings.map((finding) => (
            <FindingItem key={finding.key} finding={finding} />
          ))}
        </ul>
      )}
      {left > 0 && (
        <p>
          {left === 1 ? 'Quedó 1 fuente' : `Quedaron ${left} fuentes`} sin preguntar: vuelva a pulsar el
          botón.
        </p>
      )}
    </>
  )
}
