import { useInterval, useWindowEvent } from '@mantine/hooks'
import { useState } from 'react'

/** In ms. */
const interval = 15_000

/** The moment, renewed four times a minute and when the owner comes back to the tab. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date())
  const renew = () => setNow(new Date())
  useInterval(renew, interval, { autoInvoke: true })
  useWindowEvent('visibilitychange', renew)
  return now
}
