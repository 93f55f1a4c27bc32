import type { Snapshot } from '#content/snapshot.ts'
import { withClosedMessage } from './notices.ts'
import { withValidSignOffs } from './valid-sign-offs.ts'
import { editedSnapshot, visibleSnapshot } from './visible-snapshot.ts'

/**
 * The snapshot as visitors see it: without hidden entries, with every fact in its places.
 * @param complete Puts the facts in their places.
 * @param isForEditing For the owner, who also sees what still lacks something.
 */
export const shownSnapshot = (
  stored: Snapshot,
  complete: (snapshot: Snapshot) => Snapshot,
  isForEditing = false,
): Snapshot =>
  withClosedMessage(
    complete(withValidSignOffs(isForEditing ? editedSnapshot(stored) : visibleSnapshot(stored))),
  )
