import type { Snapshot } from '#content/snapshot.ts'
import { withClosedMessage } from './notices.ts'
import { withValidSignOffs } from './valid-sign-offs.ts'
import { visibleSnapshot } from './visible-snapshot.ts'

/**
 * The snapshot as visitors see it: without hidden entries, with every fact in its places.
 * @param complete Puts the facts in their places.
 */
export const shownSnapshot = (stored: Snapshot, complete: (snapshot: Snapshot) => Snapshot): Snapshot =>
  withClosedMessage(complete(withValidSignOffs(visibleSnapshot(stored))))
