import { Button } from '@mantine/core'
import { useForgetDiscontinued } from '#admin/api/publishing.ts'
import { useIsOwner } from '#admin/api/session.ts'
import { Failure } from '#admin/shell/failure.tsx'
import type { Discontinued, SetAside } from '#contract/discontinued.ts'
import { StateRow } from './state-row.tsx'

const words: Readonly<Record<Discontinued, string>> = {
  comparison: 'El sitio ya no compara dos diseños: sus pacientes ven siempre el publicado.',
  packs:
    'El sitio ya no arma expedientes para la COFEPRIS: en Historial, «Imprimir el sitio» da todas las páginas del día que elija. Los que usted hizo se descargan en Copias.',
  'visit-details':
    'Visitas cuenta ahora por semana y por página. Sus cuentas anteriores siguen ahí, sumadas; las de secciones, diseños y sitios de procedencia quedan en las copias de seguridad de antes de esta versión.',
  'weekly-mail': 'Ya no hay correo semanal de visitas: las cuentas están en Visitas.',
  'consent-files':
    'Los comprobantes de consentimiento ya no se suben. Los que subió están en Copias: descárguelos y guárdelos con sus expedientes.',
  layouts:
    'Quedan 40 de los 65 diseños. Los que usted usaba y se quitaron muestran ahora el más parecido, con los mismos textos e imágenes; puede elegir otro en Secciones.',
  'former-wordings':
    'Revisión nombra ahora solo las frases más claras, como «garantizado» o «sin dolor», y ya no califica la lectura ni los títulos largos. Si una frase que usted descartó se sigue encontrando, se le avisa una vez más.',
  'former-site':
    '«Traer mi sitio anterior» lee ahora solo el archivo de WordPress, en su propio aparato. Las páginas y los borradores que ya trajo siguen como estaban.',
}

type Props = { readonly features: readonly Discontinued[]; readonly setAside: readonly SetAside[] }

/** Tells an owner once what an update took away although she used it, and what somebody wrote that was not kept. */
export function DiscontinuedRows({ features, setAside }: Props) {
  const isOwner = useIsOwner()
  const { mutate, isPending, error } = useForgetDiscontinued()
  if (!isOwner || features.length + setAside.length === 0) return null
  return (
    <>
      {features.map((feature) => (
        <StateRow key={feature} icon="layers" needsOwner>
          {words[feature]}
        </StateRow>
      ))}
      {setAside.map(({ author, place, words: written }) => (
        <StateRow key={`${author} ${place} ${written}`} icon="layers" needsOwner>
          {author} había cambiado «{place}» y no se conservó, porque otra persona lo había cambiado o lo
          borró. {author} había escrito: {written}
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
