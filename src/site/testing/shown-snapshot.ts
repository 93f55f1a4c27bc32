import { completeSnapshot } from '#content/facts/complete-snapshot.ts'
import type { Snapshot } from '#content/snapshot.ts'
import { shownSnapshot as shownOf } from '#site/shown-snapshot.ts'

/** The snapshot as visitors see it. */
export const shownSnapshot = (stored: Snapshot): Snapshot => shownOf(stored, completeSnapshot)
