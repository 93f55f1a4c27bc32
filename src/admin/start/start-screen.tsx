import { useSession } from '#admin/api/session.ts'
import screen from '#admin/shell/screen.module.css'
import { ScreenBar } from '#admin/shell/screen-bar.tsx'
import { GuidedStartCard } from './guided-start-card.tsx'
import { LiveCard } from './live-card.tsx'
import { SamplesCard } from './samples-card.tsx'
import styles from './start.module.css'
import { ToolsCard } from './tools-card.tsx'

/** /admin: the state of the site and the open tasks. */
export function StartScreen() {
  const { data: session } = useSession()
  return (
    <>
      <ScreenBar title="Inicio" />
      <div className={screen.work}>
        {session && <p className={styles.greeting}>Le damos la bienvenida, {session.user.name}.</p>}
        <GuidedStartCard />
        <div className={styles.columns}>
          <div className={styles.column}>
            <LiveCard />
            <ToolsCard />
          </div>
          <SamplesCard />
        </div>
      </div>
    </>
  )
}
