import { useSyncExternalStore } from 'react'

/** In ms. */
const interval = 15_000

let moment = new Date()
let timer: ReturnType<typeof setInterval> | undefined
const subscribers = new Set<() => void>()

/** The moment, at most 15 s old. */
export function currentMoment(): Date {
  if (Math.abs(Date.now() - moment.getTime()) >= interval) moment = new Date()
  return moment
}

function renew() {
  moment = new Date()
  for (const subscriber of subscribers) subscriber()
}

/** Calls the subscriber four times a minute and when the owner comes back to the tab: browsers pause timers there. */
export function subscribeToMoment(subscriber: () => void): () => void {
  if (subscribers.size === 0) {
    timer = setInterval(renew, interval)
    document.addEventListener('visibilitychange', renew)
  }
  subscribers.add(subscriber)
  return () => {
    subscribers.delete(subscriber)
    if (subscribers.size > 0) return
    clearInterval(timer)
    document.removeEventListener('visibilitychange', renew)
  }
}

/** The moment for everything that a screen says about today or since when. The component renders anew with it. */
export const useNow = (): Date => useSyncExternalStore(subscribeToMoment, currentMoment, currentMoment)
