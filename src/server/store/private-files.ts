import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { PrivateFileInfo } from '#content/media/private-file.ts'
import { readContent } from './blob.ts'
import type { Store } from './store.ts'

export type PrivateFiles = ReturnType<typeof createPrivateFiles>

/** How long, in ms, a file is kept that no stored revision names: its testimonial may not be saved yet. */
const graceTime = 30 * 24 * 60 * 60 * 1000

/** Stores files that only signed-in people may see. They are never part of a release, an export or an archive. */
export function createPrivateFiles(
  { db, writeLarge }: Pick<Store, 'db' | 'writeLarge'>,
  now = () => new Date(),
) {
  const info = async (id: string): Promise<PrivateFileInfo | undefined> => {
    const row = await db
      .selectFrom('private_file')
      .select(['id', 'name', 'type', sql<number | string>`length(content)`.as('bytes')])
      .where('id', '=', id)
      .executeTakeFirst()
    return row && { ...row, bytes: Number(row.bytes) }
  }

  /** Whether a revision of the testimonials names the file. Its id is random, so no other text contains it. */
  async function isNamed(id: string): Promise<boolean> {
    const pattern = `%${id}%`
    for (const table of ['entry_revision', 'revision'] as const) {
      const named = await db
        .selectFrom(table)
        .select('number')
        .where('document', '=', 'testimonials')
        .where('value', 'like', pattern)
        .limit(1)
        .executeTakeFirst()
      if (named) return true
    }
    return false
  }

  return {
    info,

    async add(file: { name: string; type: string; content: Buffer }): Promise<PrivateFileInfo> {
      const id = randomBytes(16).toString('hex')
      const row = { id, ...file, created_at: now().toISOString() }
      await writeLarge([db.insertInto('private_file').values(row).compile()])
      return { id, name: file.name, type: file.type, bytes: file.content.length }
    },

    read: (id: string): Promise<Buffer | undefined> => readContent(db, 'private_file', { id }),

    /** Deletes the files that no stored revision names, once they are older than 30 days. */
    sweep: async (): Promise<void> => {
      const oldest = new Date(now().getTime() - graceTime).toISOString()
      const old = await db.selectFrom('private_file').select('id').where('created_at', '<', oldest).execute()
      for (const { id } of old) {
        if (!(await isNamed(id))) await db.deleteFrom('private_file').where('id', '=', id).execute()
      }
    },
  }
}
