import { useEffect, useState } from 'react'

/** In ms. */
const interval = 15_000

/** The moment, renewed four times a minute and when the owner comes back to the tab. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const look = () => setNow(new Date())
    const timer = setInterval(look, interval)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [])
  return now
}
