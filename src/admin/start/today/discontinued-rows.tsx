import { Button } from '@mantine/core'
import { useForgetDiscontinued } from '#admin/api/publishing.ts'
import { useIsOwner } from '#admin/api/session.ts'
import { Failure } from '#admin/shell/failure.tsx'
import type { Discontinued } from '#contract/discontinued.ts'
import { StateRow } from './state-row.tsx'

const words: Readonly<Record<Discontinued, string>> = {
  comparison: 'El sitio ya no compara dos diseños: sus pacientes ven siempre el publicado.',
  packs:
    'El sitio ya no arma expedientes para la COFEPRIS: en Historial, «Imprimir el sitio» da todas las páginas del día que elija. Los que armó están en sus copias de antes de esta versión.',
  'visit-details':
    'Visitas cuenta por página y semana. Lo que contó por sección, diseño y procedencia está en sus copias de antes de esta versión.',
  'weekly-mail': 'El sitio ya no envía el correo semanal de visitas: las cuentas están en Visitas.',
  'consent-files':
    'Un consentimiento ya no lleva archivo, sino dónde lo guarda usted. Los archivos que subió se descargan en Copias.',
  layouts:
    'Alguno de los diseños que eligió ya no existe: su sección muestra el más parecido. Véalo en Secciones.',
}

type Props = { readonly features: readonly Discontinued[] }

/** Tells an owner once what an update took away although she used it, and where she finds what was hers. */
export function DiscontinuedRows({ features }: Props) {
  const isOwner = useIsOwner()
  const { mutate, isPending, error } = useForgetDiscontinued()
  if (!isOwner || features.length === 0) return null
  return (
    <>
      {features.map((feature) => (
        <StateRow key={feature} icon="layers" needsOwner>
          {words[feature]}
        </StateRow>
      ))}
      <li>
        <Button variant="default" size="md" my="xs" loading={isPending} onClick={() => mutate()}>
          Entendido
        </Button>
        <Failure error={error} title="No se guardó" />
      </li>
    </>
  )
}
