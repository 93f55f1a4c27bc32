import { sql } from 'kysely'
import { toBuffer } from './blob.ts'
import type { Store } from './store.ts'
import { transact } from './transact.ts'

/** A script, style or font of a build for browsers. Its path contains a hash of its content. */
export type BrowserFile = {
  readonly path: string
  /** How `content` is compressed. */
  readonly encoding: 'br' | 'identity'
  readonly content: Buffer
}

export type BrowserFiles = ReturnType<typeof createBrowserFiles>

type Options = {
  readonly now?: () => Date
  /** Maximum total size of the files that no running build uses. */
  readonly maxBytes?: number
}

/** How long a superseded file is kept, in ms. */
const maxAge = 7 * 24 * 60 * 60 * 1000

/** Files per insert query. */
const filesPerQuery = 20

/** Stores the files of this build and of earlier ones, because pages that are still open refer to them. */
export function createBrowserFiles(
  { db, writeLarge }: Pick<Store, 'db' | 'writeLarge'>,
  { now = () => new Date(), maxBytes = 64 * 1024 * 1024 }: Options = {},
) {
  const paths = async (): Promise<ReadonlySet<string>> => {
    const rows = await db.selectFrom('browser_file').select('path').execute()
    return new Set(rows.map(({ path }) => path))
  }

  async function insertMissing(files: readonly BrowserFile[]): Promise<void> {
    const stored = await paths()
    const missing = files.filter(({ path }) => !stored.has(path))
    const inserts = []
    for (let start = 0; start < missing.length; start += filesPerQuery) {
      const rows = missing.slice(start, start + filesPerQuery)
      const insert = db
        .insertInto('browser_file')
        .values(rows.map((row) => ({ ...row, superseded_at: null })))
        // Another instance of the same build may have inserted it first.
        .onConflict((conflict) => conflict.column('path').doNothing())
      inserts.push(insert.compile())
    }
    if (inserts.length > 0) await writeLarge(inserts)
  }

  return {
    /** The paths of all stored files. */
    paths,

    read: async (path: string): Promise<BrowserFile | undefined> => {
      const query = db.selectFrom('browser_file').select(['path', 'encoding', 'content'])
      const row = await query.where('path', '=', path).executeTakeFirst()
      return row && { ...row, content: toBuffer(row.content) }
    },

    /**
     * Stores the files of the running build. Removes superseded files that are too old or exceed the size limit.
     * Every instance calls this at start and daily, so an older build that still runs keeps its own files.
     */
    async keep(files: readonly BrowserFile[]): Promise<void> {
      await insertMissing(files)
      const current = new Set(files.map(({ path }) => path))
      const time = now()
      const oldest = new Date(time.getTime() - maxAge).toISOString()

      await transact(db, async (tx) => {
        const stored = await tx
          .selectFrom('browser_file')
          .select(['path', 'superseded_at', sql<number>`length(content)`.as('bytes')])
          .orderBy('superseded_at', 'desc')
          .execute()

        const usedAgain = stored.filter(({ path, superseded_at }) => superseded_at && current.has(path))
        const superseded = stored.filter(({ path, superseded_at }) => !superseded_at && !current.has(path))
        const former = stored.filter(({ path, superseded_at }) => superseded_at && !current.has(path))
        let bytes = superseded.reduce((sum, file) => sum + file.bytes, 0)
        const removed = former.filter((file) => {
          bytes += file.bytes
          return bytes > maxBytes || (file.superseded_at ?? '') < oldest
        })

        await mark(usedAgain, null)
        await mark(superseded, time.toISOString())
        for (const { path } of removed) {
          await tx.deleteFrom('browser_file').where('path', '=', path).execute()
        }

        async function mark(rows: readonly { readonly path: string }[], superseded_at: string | null) {
          if (rows.length === 0) return
          const names = rows.map(({ path }) => path)
          await tx.updateTable('browser_file').set({ superseded_at }).where('path', 'in', names).execute()
        }
      })
    },
  }
}
