import { useFilings } from '#admin/api/filings.ts'
import { LoadState } from '#admin/shell/load-state.tsx'
import { Screen } from '#admin/shell/screen.tsx'
import { ChangesCard } from './changes-card.tsx'
import { FilingList } from './filing-list.tsx'
import { MakeCard } from './make-card.tsx'
import { PublicDayCard } from './public-day-card.tsx'

/** /admin/cofepris: filings (PDF) of what the site showed, what was filed, and what changed since. */
export function FilingsScreen() {
  const { data, error, refetch } = useFilings()
  return (
    <Screen title="Expediente COFEPRIS" back={{ to: '/admin/revision', label: 'Revisión' }}>
      <LoadState title="No se pudo leer el expediente" data={data} error={error} refetch={refetch} />
      {data && (
        <>
          {data.since && <ChangesCard {...data.since} />}
          <MakeCard state={data} />
          {data.packs.length > 0 && <FilingList filings={data.packs} />}
          <PublicDayCard />
        </>
      )}
    </Screen>
  )
}
