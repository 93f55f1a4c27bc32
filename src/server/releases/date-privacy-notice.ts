import { hash } from 'node:crypto'
import type { Snapshot } from '#content/documents/snapshot.ts'
import { completeContent } from '#content/facts/complete-content.ts'
import { privacyNotice } from '#content/legal/privacy-notice.ts'
import { recordPrivacyVersion } from '../store/privacy-versions.ts'
import type { Store } from '../store/store.ts'

/**
 * Loads snapshots to publish, which say since when the text of their privacy notice has been public. The notice has a
 * date of its own: other changes of the site do not move it, but a service that is switched off does.
 */
export function datingPrivacyNotice({ db, loadSnapshot }: Pick<Store, 'db' | 'loadSnapshot'>) {
  return async (...given: Parameters<Store['loadSnapshot']>): Promise<Snapshot> => {
    const snapshot = await loadSnapshot(...given)
    const privacySince = await recordPrivacyVersion(db, digestOf(snapshot), firstMoment(snapshot))
    return { ...snapshot, privacySince }
  }
}

/** When its text is public from, if it is new. The first version began with the content itself. */
function firstMoment({ privacySince, revisedAt, moment }: Snapshot): Date {
  const saved = revisedAt['site-content']
  return privacySince === undefined && saved ? new Date(saved) : moment
}

const digestOf = (snapshot: Snapshot): string =>
  hash(
    'sha256',
    JSON.stringify(privacyNotice({ ...snapshot, 'site-content': completeContent(snapshot['site-content']) })),
  )
