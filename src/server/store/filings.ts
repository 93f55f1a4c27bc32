import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { documentNames } from '#content/documents/documents.ts'
import type { Filing } from '#content/filing/filing-state.ts'
import type { Revisions } from './recorded-release.ts'
import type { Store } from './store.ts'
import { parseJson } from './stored-value.ts'
import type { FilingTable } from './tables.ts'
import { transact } from './transact.ts'

/** A filing of everything that was public at one time, and whether it was filed. */
export type StoredFiling = Omit<Filing, 'bytes'> & {
  /** A document that is younger than the filing is missing. */
  readonly revisions: Partial<Revisions>
  /** Id of the private file. */
  readonly file: string
}

const revisionsShape = z.partialRecord(z.enum(documentNames), z.int().positive())

export type Filings = ReturnType<typeof createFilings>

/** The filings for the COFEPRIS. Backups contain them; archives do not. */
export const createFilings = ({ db }: Pick<Store, 'db'>) => ({
  /** The newest first. */
  list: async (): Promise<StoredFiling[]> => {
    const rows = await db.selectFrom('filing').selectAll().orderBy('made_at', 'desc').execute()
    return rows.map(filingOf)
  },

  find: async (id: string): Promise<StoredFiling | undefined> => {
    const row = await db.selectFrom('filing').selectAll().where('id', '=', id).executeTakeFirst()
    return row && filingOf(row)
  },

  add: async (filing: Omit<StoredFiling, 'id' | 'filedOn' | 'notice'>): Promise<void> => {
    const { madeAt, publishedAt, revisions, ...rest } = filing
    const times = { made_at: madeAt, published_at: publishedAt, filed_on: null }
    const row = { id: randomUUID(), ...rest, ...times, revisions: JSON.stringify(revisions), notice: '' }
    await db.insertInto('filing').values(row).execute()
  },

  /** Remembers that a filing was filed. @returns false if there is no such filing. */
  setFiled: async (id: string, filed: { filedOn: string; notice: string }): Promise<boolean> => {
    const values = { filed_on: filed.filedOn, notice: filed.notice }
    const rows = await db.updateTable('filing').set(values).where('id', '=', id).returning('id').execute()
    return rows.length > 0
  },

  /** Removes a filing that was not filed, and its file. A filed one is a proof, and stays. */
  remove: (id: string): Promise<boolean> =>
    transact(db, async (tx) => {
      const row = await tx
        .deleteFrom('filing')
        .where('id', '=', id)
        .where('filed_on', 'is', null)
        .returning('file')
        .executeTakeFirst()
      if (row) await tx.deleteFrom('private_file').where('id', '=', row.file).execute()
      return row !== undefined
    }),
})

function filingOf({ made_at, published_at, filed_on, revisions, ...row }: FilingTable): StoredFiling {
  const parsed = revisionsShape.parse(parseJson(revisions))
  return { ...row, madeAt: made_at, publishedAt: published_at, filedOn: filed_on, revisions: parsed }
}
