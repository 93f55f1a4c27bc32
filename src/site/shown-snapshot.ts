import { completeSnapshot } from '#content/facts/complete-snapshot.ts'
import type { Snapshot } from '#content/snapshot.ts'
import { withClosedMessage } from './notices.ts'
import { withValidSignOffs } from './valid-sign-offs.ts'
import { visibleSnapshot } from './visible-snapshot.ts'

/** The snapshot as visitors see it: without hidden entries, with every fact in its places. */
export const shownSnapshot = (stored: Snapshot): Snapshot =>
  withClosedMessage(completeSnapshot(withValidSignOffs(visibleSnapshot(stored))))
