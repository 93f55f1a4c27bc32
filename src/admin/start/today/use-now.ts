import { useEffect, useState } from 'react'

/** In ms. */
const interval = 15_000

/** The moment, renewed four times a minute and when the owner comes back to the tab. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const renew = () => setNow(new Date())
    const timer = setInterval(renew, interval)
    document.addEventListener('visibilitychange', renew)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', renew)
    }
  }, [])
  return now
}
