import { Alert, Button, Progress, Stack } from '@mantine/core'
import { useMakeFiling } from '#admin/api/filings.ts'
import { messageOf } from '#admin/api/problem.ts'
import { Card } from '#admin/shell/card.tsx'
import type { FilingState } from '#content/filing/filing-state.ts'

/** The button that makes a filing, and how far it is. */
export function MakeCard({ state: { canMake, running, failure } }: { readonly state: FilingState }) {
  const { mutate, isPending, error } = useMakeFiling()
  return (
    <Card title="Preparar el expediente">
      <p className="muted readable">
        Un archivo ZIP con la fecha: todas las páginas como las ven sus pacientes, en teléfono y en
        computadora, y la lista de lo que el sitio afirma con su comprobante. Sirve para el aviso de
        publicidad (trámite COFEPRIS-02-002-A). Muestra lo publicado, no sus borradores.
      </p>
      {!canMake && (
        <Alert color="ochre" mt="md" title="Falta Chromium en el servidor">
          Es el programa que toma las imágenes de las páginas. Pida a quien cuida el servidor que instale el
          paquete «chromium» y reinicie el sitio.
        </Alert>
      )}
      {running && (
        <Stack gap="xs" mt="md" aria-live="polite">
          <p>
            {running.total === 0
              ? 'Empezando…'
              : `Imagen de página ${running.done} de ${running.total}. Puede seguir trabajando en otra pantalla.`}
          </p>
          <Progress
            value={running.total === 0 ? 0 : (100 * running.done) / running.total}
            aria-label="Avance del expediente"
          />
        </Stack>
      )}
      {(error || failure) && !running && (
        <Alert color="danger" mt="md" title="No se preparó el expediente" role="alert">
          {error ? messageOf(error) : failure}
        </Alert>
      )}
      <Button mt="md" onClick={() => mutate()} loading={isPending} disabled={!canMake || running !== null}>
        Preparar el expediente
      </Button>
    </Card>
  )
}
