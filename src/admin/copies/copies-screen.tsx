import { useCopies } from '#admin/api/copies.ts'
import { LoadState } from '#admin/shell/load-state.tsx'
import { Screen } from '#admin/shell/screen.tsx'
import { ConsentProofsCard } from './consent-proofs-card.tsx'
import { CopyCard } from './copy-card.tsx'

/** /admin/copias: a backup, and everything that she may take to another place. */
export function CopiesScreen() {
  const { data, error, refetch } = useCopies()
  return (
    <Screen title="Copias">
      <LoadState title="No se pudieron leer las copias" data={data} error={error} refetch={refetch} />
      {data && (
        <>
          <CopyCard kind="backup" title="Copia de seguridad" state={data}>
            Todo el sitio en un archivo, también sus cuentas, sus fotos y el historial. Quien lo tenga tiene
            el sitio: guárdelo como las llaves del consultorio. Para recuperar el sitio con ella, désela a
            quien cuida el servidor.{' '}
            {data.isDaily
              ? 'Además, el servidor hace una cada día.'
              : 'El servidor no hace copias diarias: pregunte a quien lo cuida.'}
          </CopyCard>
          <CopyCard kind="site" title="Llevarme mi sitio: las páginas" state={data}>
            Un archivo ZIP con las páginas, los estilos y las fotos que ven sus pacientes. Se abre en
            cualquier computadora, sin internet: descomprímalo y abra «index.html». No lleva borradores ni
            cuentas.
          </CopyCard>
          <CopyCard kind="archive" title="Llevarme mi sitio: el archivo" state={data}>
            Los textos, las fotos y el historial, sin cuentas ni contraseñas. Sirve para poner su sitio en
            otro servidor con este mismo programa.
          </CopyCard>
          <ConsentProofsCard />
        </>
      )}
    </Screen>
  )
}
