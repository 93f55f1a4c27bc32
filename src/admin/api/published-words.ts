import { useStatus } from './publishing.ts'

/** Whether patients see a page that says the site is being prepared, because it is public and nobody launched it. */
export function useIsInPreparation(): boolean {
  const { data } = useStatus()
  return data?.launch.isPublic === true && data.launch.launchedAt === null
}

/** The message after a publish. */
export const usePublishedWords = (): string =>
  useIsInPreparation()
    ? 'Publicado: se verá en el sitio cuando lo lance.'
    : 'Publicado: ya se ve en el sitio.'
