import { useSyncExternalStore } from 'react'

const query = () => matchMedia('(prefers-reduced-motion: reduce)')

function subscribe(callback: () => void) {
  const preference = query()
  preference.addEventListener('change', callback)
  return () => preference.removeEventListener('change', callback)
}

/** Whether the visitor prefers reduced motion. True on the server and during hydration. */
export const useReducedMotion = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => query().matches,
    () => true,
  )
