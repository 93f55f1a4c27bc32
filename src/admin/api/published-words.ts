import { type Status, useStatus } from './publishing.ts'

/** Whether patients see the page that says the site is being prepared: the site is public and not yet launched. */
export const isInPreparation = (status: Status | undefined): boolean =>
  status?.launch.isPublic === true && status.launch.launchedAt === null

export const useIsInPreparation = (): boolean => isInPreparation(useStatus().data)

/** The message after a publish. */
export const usePublishedWords = (): string =>
  useIsInPreparation()
    ? 'Publicado: se verá en el sitio cuando lo lance.'
    : 'Publicado: ya se ve en el sitio.'
