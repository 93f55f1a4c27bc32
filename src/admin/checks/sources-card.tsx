import { Button } from '@mantine/core'
import { useCheckSources } from '#admin/api/checks.ts'
import { Failure } from '#admin/shell/failure.tsx'
import { Icon } from '#admin/shell/icon.tsx'
import screen from '#admin/shell/screen.module.css'
import { FindingList } from './finding-list.tsx'

/** Asks the cited sources on request, because nothing that runs by itself may send requests to other sites. */
export function SourcesCard() {
  const { mutate, data, error, isPending } = useCheckSources()
  return (
    <section className={`split ${screen.card}`} aria-labelledby="fuentes">
      <div>
        <h2 id="fuentes">Fuentes de los artículos</h2>
        <p className="muted">
          Pregunta a cada página que citan sus artículos si todavía existe. Tarda medio minuto como máximo.
        </p>
        <div aria-live="polite">
          {isPending && <p>Preguntando a las fuentes…</p>}
          {data && !isPending && <SourceResults {...data} />}
        </div>
        <Failure error={error} title="No se pudo preguntar" />
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
        <p className="with-icon">
          <Icon name="check" />
          {asked === 1
            ? 'Respondió la única fuente.'
            : `Respondieron las ${asked} fuentes a las que se preguntó.`}
        </p>
      ) : (
        <FindingList findings={findings} />
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
