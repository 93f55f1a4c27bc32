import type { QueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { documentQuery } from '#admin/api/documents.ts'
import { sessionQuery, useSession } from '#admin/api/session.ts'
import { Screen } from '#admin/shell/screen.tsx'
import { GuidedStartCard } from './guided-start-card.tsx'
import styles from './start.module.css'
import { ToolsCard } from './tools-card.tsx'

/** Requests what the screen shows first while the rest loads. The loader of the shell redirects without a session. */
export async function requestStart(client: QueryClient): Promise<void> {
  const session = await client.query({ ...sessionQuery, staleTime: 'static' }).catch(() => null)
  if (!session) return
  for (const name of ['site-content', 'notices'] as const) void client.prefetchQuery(documentQuery(name))
}

/** /admin: what counts today, the state of the site, and the open tasks. */
export function StartScreen({ today }: { readonly today: ReactNode }) {
  const { data: session } = useSession()
  return (
    <Screen title="Hoy" className={styles.start}>
      {session && <p className="muted">Le damos la bienvenida, {session.user.name}.</p>}
      <GuidedStartCard />
      <div className={styles.today}>{today}</div>
      <ToolsCard />
    </Screen>
  )
}
