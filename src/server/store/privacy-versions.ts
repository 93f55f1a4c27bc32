import type { Kysely } from 'kysely'
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
export async function recordPrivacyVersion(
  db: Kysely<Tables>,
  digest: string,
  moment: Date,
): Promise<string> {
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
