import { useDomain } from '#admin/api/domain.ts'
import { LoadState } from '#admin/shell/load-state.tsx'
import { Screen } from '#admin/shell/screen.tsx'
import { BusinessProfileCard } from './business-profile-card.tsx'
import { DomainCard } from './domain-card.tsx'
import { GoogleCard } from './google-card.tsx'

/** /admin/dominio: the address of the site, whether search engines may see it, and the practice's profile on Google. */
export function DomainScreen() {
  const { data, error, refetch } = useDomain()
  return (
    <Screen title="Mi dominio">
      <LoadState title="No se pudo leer cómo está conectado" data={data} error={error} refetch={refetch} />
      {data && (
        <>
          <DomainCard state={data} />
          <GoogleCard state={data} />
          <BusinessProfileCard />
        </>
      )}
    </Screen>
  )
}
