import { hash } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Snapshot } from '#content/documents/snapshot.ts'
import { completeContent } from '#content/facts/complete-content.ts'
import { privacyNotice } from '#content/legal/privacy-notice.ts'
import type { Tables } from './tables.ts'

/** Since when the text of the privacy notice of a moment had been public, as ISO 8601. Undefined before the first. */
export async function privacySince(db: Kysely<Tables>, moment: Date): Promise<string | undefined> {
  const version = await latestVersion(db).where('since', '<=', moment.toISOString()).executeTakeFirst()
  return version?.since
}

/**
 * Starts a new version at `moment` if the text differs from the last one.
 * @param digest Of the text.
 * @returns since when this text has been public, as ISO 8601.
 */
async function recordPrivacyVersion(db: Kysely<Tables>, digest: string, moment: Date): Promise<string> {
  const latest = await latestVersion(db).executeTakeFirst()
  if (latest?.digest === digest) return latest.since
  const since = moment.toISOString()
  await db
    .insertInto('privacy_version')
    .values({ since, digest })
    // Another instance was as fast, or the clock was set back.
    .onConflict((conflict) => conflict.column('since').doUpdateSet({ digest }))
    .execute()
  return since
}

const latestVersion = (db: Kysely<Tables>) =>
  db.selectFrom('privacy_version').select(['since', 'digest']).orderBy('since', 'desc').limit(1)

type Loader<Given extends unknown[]> = {
  readonly db: Kysely<Tables>
  readonly loadSnapshot: (...given: Given) => Promise<Snapshot>
}

/**
 * Loads snapshots to publish, which say since when the text of their privacy notice has been public. The notice has a
 * date of its own: other changes of the site do not move it, but a service that is switched off does.
 */
export function datingPrivacyNotice<Given extends unknown[]>({ db, loadSnapshot }: Loader<Given>) {
  return async (...given: Given): Promise<Snapshot> => {
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
