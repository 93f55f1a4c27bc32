import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { PrivateFileInfo } from '#content/media/private-file.ts'
import { readContent } from './blob.ts'
import type { Store } from './store.ts'

export type PrivateFiles = ReturnType<typeof createPrivateFiles>

/** Stores files that only signed-in people may see. They are never part of a release, an export or an archive. */
export const createPrivateFiles = ({ db, writeLarge }: Pick<Store, 'db' | 'writeLarge'>) => ({
  async add(file: { name: string; type: string; content: Buffer }): Promise<{ id: string }> {
    const id = randomBytes(16).toString('hex')
    const row = { id, ...file, created_at: new Date().toISOString() }
    await writeLarge([db.insertInto('private_file').values(row).compile()])
    return { id }
  },

  async find(id: string): Promise<{ name: string; type: string; content: Buffer } | undefined> {
    const row = db.selectFrom('private_file').select(['name', 'type']).where('id', '=', id)
    const [file, content] = [await row.executeTakeFirst(), await readContent(db, 'private_file', { id })]
    return file && content && { ...file, content }
  },

  async bytesOf(id: string): Promise<number> {
    const size = sql<number | string>`length(content)`.as('bytes')
    const row = await db.selectFrom('private_file').select(size).where('id', '=', id).executeTakeFirst()
    return Number(row?.bytes ?? 0)
  },

  /** The files that an owner uploaded as proofs of a consent before they became words. */
  async proofs(): Promise<PrivateFileInfo[]> {
    const rows = await db
      .selectFrom('private_file')
      .select(['id', 'name', 'created_at as createdAt', sql<number | string>`length(content)`.as('bytes')])
      .orderBy('created_at')
      .execute()
    return rows.map((row) => ({ ...row, bytes: Number(row.bytes) }))
  },

  /** Deletes a proof. @returns Whether there was one. */
  async removeProof(id: string): Promise<boolean> {
    const { numDeletedRows } = await db.deleteFrom('private_file').where('id', '=', id).executeTakeFirst()
    return numDeletedRows > 0n
  },
})
