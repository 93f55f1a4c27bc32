import { useMediaQuery } from '@mantine/hooks'

/** Whether the sections stand beside their fields, and the state and undo in the bar at the top. */
export const useIsWide = (): boolean =>
  useMediaQuery('(min-width: 1000px)', undefined, { getInitialValueInEffect: false }) ?? false
