import { useLayoutEffect, useState } from 'react'
import { whenReleased } from '#admin/shell/keep-press.ts'

/** The value, or its former one while a control is pressed: what appears then would move the control away. */
export function useHeld<Value extends string | undefined>(value: Value): Value {
  const [shown, setShown] = useState(value)
  useLayoutEffect(() => (shown === value ? undefined : whenReleased(() => setShown(value))), [shown, value])
  return shown
}
