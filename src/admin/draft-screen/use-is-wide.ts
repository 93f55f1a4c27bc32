import { useMediaQuery } from '@mantine/hooks'

/** Whether the tabs are beside the fields, and the status and undo buttons in the top bar. */
export const useIsWide = (): boolean =>
  useMediaQuery('(min-width: 1000px)', undefined, { getInitialValueInEffect: false }) ?? false
