import { useEffect, useState } from 'react'
import { type OpenState, openStateAt, type PracticeHours } from '#content/hours/open-state.ts'
import { everyHalfMinute } from './every-half-minute.ts'

/** Undefined until the component runs in the browser: cached pages cannot know the time. */
export function useOpenState(practice: PracticeHours): OpenState | undefined {
  const [state, setState] = useState<OpenState>()

  // biome-ignore lint/correctness/useExhaustiveDependencies: an island's props never change.
  useEffect(() => {
    return everyHalfMinute(() => setState(openStateAt(practice, new Date())))
  }, [])

  return state
}
