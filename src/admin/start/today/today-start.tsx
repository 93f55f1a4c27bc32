import { AddressCard } from './address-card.tsx'
import { OpenCard } from './open-card.tsx'
import { SamplesCard } from './samples-card.tsx'
import { SiteState } from './site-state.tsx'
import styles from './today.module.css'

/** What counts today: the practice's hours, and the state of the site. */
export function TodayStart() {
  return (
    <div className={styles.columns}>
      <OpenCard />
      <SiteState />
      <AddressCard />
      <SamplesCard />
    </div>
  )
}
