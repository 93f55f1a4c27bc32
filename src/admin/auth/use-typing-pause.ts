import { useEffect, useRef, useState } from 'react'
import { subscribeToDrafts } from '#admin/draft/all-drafts.ts'

/** In ms without a change of a draft. */
const pause = 800

/** Whether something waits and the owner is not typing: a dialog that opens while she types would take her letters. */
export function useTypingPause(isWaiting: boolean): boolean {
  const lastChange = useRef(Number.NEGATIVE_INFINITY)
  const [isPaused, setPaused] = useState(false)

  useEffect(
    () =>
      subscribeToDrafts(() => {
        lastChange.current = performance.now()
      }),
    [],
  )
  useEffect(() => {
    if (!isWaiting) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const check = () => {
      const rest = lastChange.current + pause - performance.now()
      if (rest > 0) timer = setTimeout(check, rest)
      else setPaused(true)
    }
    check()
    return () => {
      clearTimeout(timer)
      setPaused(false)
    }
  }, [isWaiting])
  return isWaiting && isPaused
}
