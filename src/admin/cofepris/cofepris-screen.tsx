import { useFilings } from '#admin/api/cofepris.ts'
import { LoadFailure } from '#admin/shell/load-failure.tsx'
import { Loading } from '#admin/shell/loading.tsx'
import screen from '#admin/shell/screen.module.css'
import { ScreenBar } from '#admin/shell/screen-bar.tsx'
import { ChangesCard } from './changes-card.tsx'
import { MakeCard } from './make-card.tsx'
import { PackList } from './pack-list.tsx'
import { PublicDayCard } from './public-day-card.tsx'

/** /admin/cofepris: packs of what the site showed, what was filed, and what changed since. */
export function CofeprisScreen() {
  const { data, error, refetch } = useFilings()
  return (
    <>
      <ScreenBar title="Expediente COFEPRIS" back={{ to: '/admin/revision', label: 'Revisión' }} />
      <div className={screen.work}>
        {error && !data && (
          <LoadFailure title="No se pudo leer el expediente" error={error} retry={() => void refetch()} />
        )}
        {!data && !error && <Loading />}
        {data && (
          <>
            {data.since && <ChangesCard {...data.since} />}
            <MakeCard state={data} />
            {data.packs.length > 0 && <PackList packs={data.packs} />}
            <PublicDayCard />
          </>
        )}
      </div>
    </>
  )
}
