import { useMediaQuery } from '@mantine/hooks'

const useMatches = (query: string): boolean =>
  useMediaQuery(query, undefined, { getInitialValueInEffect: false }) ?? false

export const useIsPhone = (): boolean => useMatches('(max-width: 699px)')

/** Whether a form has its tabs beside the fields, and the status and undo buttons in the top bar. */
export const useIsWide = (): boolean => useMatches('(min-width: 1000px)')

/** Whether the page fits beside its form. */
export const useFitsPage = (): boolean => useMatches('(min-width: 1280px)')
