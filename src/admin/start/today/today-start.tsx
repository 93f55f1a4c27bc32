import { OpenCard } from './open-card.tsx'
import { SamplesCard } from './samples-card.tsx'
import { SiteState } from './site-state.tsx'
import styles from './today.module.css'
import { WeekVisits } from './week-visits.tsx'

/** What counts today: the practice's hours, the visits of the week, and the state of the site. */
export function TodayStart() {
  return (
    <div className={styles.columns}>
      <OpenCard />
      <WeekVisits />
      <SiteState />
      <SamplesCard />
    </div>
  )
}
