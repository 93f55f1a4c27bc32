import type { ReactNode } from 'react'
import { Emblem } from '#admin/shell/emblem.tsx'
import styles from './auth-card.module.css'

/** Layout of the pages for users who are not signed in. */
export function AuthCard({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <main className={styles.page}>
      <title>{`${title} | Administración`}</title>
      <div className={styles.card}>
        <Emblem size={56} />
        <h1>{title}</h1>
        {children}
        <p>
          <a href="/">Ver el sitio</a>
        </p>
      </div>
    </main>
  )
}
