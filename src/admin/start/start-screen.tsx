import { lazy, Suspense } from 'react'
import { useDocument } from '#admin/api/documents.ts'
import { useSession } from '#admin/api/session.ts'
import { Loading } from '#admin/shell/loading.tsx'
import screen from '#admin/shell/screen.module.css'
import { ScreenBar } from '#admin/shell/screen-bar.tsx'
import { GuidedStartCard } from './guided-start-card.tsx'
import styles from './start.module.css'
import { ToolsCard } from './tools-card.tsx'

/** Loads beside the greeting, because it brings the hours, the notices and the drafts. */
const loadToday = () => import('./today/today-start.tsx')
// Starts now and not at the first render, which waits for the session. A failure shows when it is rendered.
void loadToday().catch(() => undefined)
const TodayStart = lazy(loadToday)

/** /admin: what counts today, the state of the site, and the open tasks. */
export function StartScreen() {
  const { data: session } = useSession()
  // Loads while the code that shows it does.
  useDocument('notices')
  return (
    <>
      <ScreenBar title="Inicio" />
      <div className={`${screen.work} ${styles.start}`}>
        {session && <p className={styles.greeting}>Le damos la bienvenida, {session.user.name}.</p>}
        <GuidedStartCard />
        <div className={styles.today}>
          <Suspense fallback={<Loading />}>
            <TodayStart />
          </Suspense>
        </div>
        <ToolsCard />
      </div>
    </>
  )
}
