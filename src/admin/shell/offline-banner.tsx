import { useSyncExternalStore } from 'react'
import styles from './offline-banner.module.css'

/** Shown while the browser is offline. */
export function OfflineBanner() {
  const online = useSyncExternalStore(listen, () => navigator.onLine)
  return (
    <div aria-live="polite">
      {!online && (
        <p className={styles.banner}>
          Sin conexión a internet. Puede seguir escribiendo: se conserva aquí y se envía cuando vuelva la
          conexión.
        </p>
      )}
    </div>
  )
}

function listen(changed: () => void) {
  const events = ['online', 'offline']
  for (const event of events) window.addEventListener(event, changed)
  return () => {
    for (const event of events) window.removeEventListener(event, changed)
  }
}
