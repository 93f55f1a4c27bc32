import { Alert, Progress, Stack } from '@mantine/core'
import { useOldSite } from '#admin/api/old-site.ts'
import { LoadState } from '#admin/shell/load-state.tsx'
import { Screen } from '#admin/shell/screen.tsx'
import type { OldSiteState } from '#contract/old-site.ts'
import { AddressCard } from './address-card.tsx'
import { ExportCard } from './export-card.tsx'
import { FoundCard } from './found-card.tsx'
import { TakenCard } from './taken-card.tsx'

/** /admin/importar: brings the pages of her former site along, as drafts. */
export function OldSiteScreen() {
  const { data, error, refetch } = useOldSite()
  return (
    <Screen title="Traer mi sitio anterior" back={{ to: '/admin/paginas', label: 'Páginas' }}>
      <LoadState title="No se pudo leer cómo va" data={data} error={error} refetch={refetch} />
      {data?.running && <Running {...data.running} />}
      {data && !data.running && (
        <>
          {data.failure && (
            <Alert color="danger" title="No se pudo traer" role="alert">
              {data.failure}
            </Alert>
          )}
          {data.taken && <TakenCard taken={data.taken} />}
          {data.found && <FoundCard key={keysOf(data.found)} found={data.found} />}
          <ExportCard isFirst={!data.found} />
          <AddressCard />
        </>
      )}
    </Screen>
  )
}

/** The list begins anew when other pages were read, or when some of them have come. */
const keysOf = ({ pages }: NonNullable<OldSiteState['found']>) =>
  pages.map(({ key, isHere }) => `${key}${isHere}`).join()

function Running({ task, done, total }: NonNullable<OldSiteState['running']>) {
  const words = task === 'read' ? 'Leyendo su sitio anterior…' : 'Trayendo sus páginas y sus fotos…'
  const count = total > 0 ? ` Van ${done} de ${total} fotos.` : done > 0 ? ` Van ${done} páginas.` : ''
  return (
    <Stack gap="xs" aria-live="polite">
      <p>
        {words}
        {count} Puede seguir trabajando en otra pantalla.
      </p>
      <Progress
        value={total > 0 ? (done / total) * 100 : 100}
        animated={total === 0}
        aria-label="Avance de la importación"
      />
    </Stack>
  )
}
