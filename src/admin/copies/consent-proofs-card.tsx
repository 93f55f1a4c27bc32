import { Button } from '@mantine/core'
import { proofPath, useConsentProofs, useDeleteProof } from '#admin/api/consent-proofs.ts'
import { Card } from '#admin/shell/card.tsx'
import { Failure } from '#admin/shell/failure.tsx'
import { fileSize } from '#admin/shell/file-size.ts'
import { LoadState } from '#admin/shell/load-state.tsx'
import { Moment } from '#admin/shell/moment.tsx'

/** The proofs of consents and the packs that the site stored before, until she deletes them. Nothing without any. */
export function ConsentProofsCard() {
  const { data, error, refetch } = useConsentProofs()
  const { mutate, isPending, error: failure } = useDeleteProof()
  if (data?.files.length === 0) return null
  return (
    <Card title="Archivos de antes">
      <LoadState title="No se pudieron leer los archivos" data={data} error={error} refetch={refetch} />
      <p className="muted readable">
        Comprobantes de consentimiento y expedientes para la COFEPRIS, de cuando el sitio los guardaba.
        Descárguelos y archívelos; después puede borrarlos de aquí. Mientras estén, van en cada copia de
        seguridad y solo los ve usted.
      </p>
      <ul className="rows">
        {data?.files.map(({ id, name, createdAt, bytes }) => (
          <li key={id}>
            <div>
              <b>{name}</b>
              <small>
                {fileSize(bytes)}, <Moment iso={createdAt} />
              </small>
            </div>
            <div className="row">
              <Button component="a" href={proofPath(id)} download variant="outline">
                Descargar
              </Button>
              <Button
                variant="subtle"
                color="danger"
                disabled={isPending}
                onClick={() => window.confirm(`¿Borrar «${name}»? No se puede deshacer.`) && mutate(id)}
              >
                Borrar
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <Failure error={failure} title="No se borró" />
    </Card>
  )
}
