import type { ListedRevision } from '#admin/api/revisions.ts'
import type { Subject } from '#admin/subject.ts'

/** A revision in the history of a document or of an entry. */
export type Version = ListedRevision & {
  readonly subject: Subject
  /** Whether it is the latest revision of its subject. */
  readonly isLatest: boolean
  /** The previous revision that still exists; the server deletes old unpublished ones. */
  readonly previous: number | undefined
}

/** The revisions of one subject as versions, newest first. */
export function versionsOf(subject: Subject, revisions: readonly ListedRevision[]): Version[] {
  const newestFirst = revisions.toSorted((one, other) => other.number - one.number)
  return newestFirst.map((revision, index) => ({
    ...revision,
    subject,
    isLatest: index === 0,
    previous: newestFirst[index + 1]?.number,
  }))
}

/** The versions of all subjects in one list, newest first. */
export const timeline = (all: readonly (readonly Version[])[]): Version[] =>
  all
    .flat()
    .sort(
      (one, other) => Date.parse(other.createdAt) - Date.parse(one.createdAt) || other.number - one.number,
    )

/** Asks to restore a version. @param name The version's subject, if the list shows another one. */
export type OnRestore = (version: Version, name?: string) => void

/** Whether the version contains a value that can be restored. */
export const isRestorable = ({ isLatest, kind }: Version): boolean => !isLatest && kind !== 'removed'
