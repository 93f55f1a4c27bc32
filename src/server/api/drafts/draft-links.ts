import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import { z } from 'zod'
import { isDraftDocument } from '#content/documents/draft-schema.ts'
import { isJson, type Json } from '#content/values/json.ts'
import { hashOfToken, newToken } from '../../auth/tokens.ts'
import { Problem } from '../../problems/problem.ts'
import { type Revisions, revisionsIn } from '../../store/recorded-release.ts'
import { parseJson } from '../../store/stored-value.ts'
import type { Tables } from '../../store/tables.ts'
import { transact } from '../../store/transact.ts'
import type { Draft } from './draft-snapshot.ts'

/** How long a link opens, in ms. */
export const linkLifetime = 30 * 24 * 60 * 60 * 1000

const maxLinks = 30

export type DraftLink = {
  readonly id: string
  readonly createdAt: string
  readonly expiresAt: string
  /** Number of changes that it shows. */
  readonly changes: number
  /** Who made it. */
  readonly name: string
}

/** What a link shows: drafts over the revisions that were live when it was made. */
export type ShownDraft = {
  readonly id: string
  readonly expiresAt: string
  readonly revisions: Revisions
  readonly drafts: readonly Draft[]
}

type NewLink = {
  readonly account: string
  readonly changes: number
  readonly revisions: Revisions
  readonly drafts: readonly Draft[]
}

const json = z.custom<Json>(isJson)
const storedDrafts = z.array(
  z.object({
    document: z.string().refine(isDraftDocument),
    entry: z.string().optional(),
    value: json,
  }),
)

export type DraftLinks = ReturnType<typeof createDraftLinks>

/** Links that show a draft as it was when the link was made. Only a hash of each token is stored. */
export function createDraftLinks(db: Kysely<Tables>, now = () => new Date()) {
  const open = () => db.selectFrom('draft_link').where('expires_at', '>', now().toISOString())

  return {
    /** Creates a link and its token, which cannot be read again later. @throws {Problem} `too_large` */
    async create({ account, changes, revisions, drafts }: NewLink) {
      const token = newToken()
      const id = randomUUID()
      const createdAt = now().toISOString()
      const expiresAt = new Date(now().getTime() + linkLifetime).toISOString()
      await transact(db, async (tx) => {
        await tx.deleteFrom('draft_link').where('expires_at', '<=', createdAt).execute()
        const { count } = await tx
          .selectFrom('draft_link')
          .where('account', '=', account)
          .select(({ fn }) => fn.countAll().as('count'))
          .executeTakeFirstOrThrow()
        if (Number(count) >= maxLinks) {
          throw new Problem('too_large', { detail: 'Tiene demasiados enlaces. Retire alguno antes.' })
        }
        await tx
          .insertInto('draft_link')
          .values({
            id,
            token_hash: hashOfToken(token),
            account,
            changes,
            created_at: createdAt,
            expires_at: expiresAt,
            revisions: JSON.stringify(revisions),
            drafts: JSON.stringify(drafts),
          })
          .execute()
      })
      return { id, token, createdAt, expiresAt, changes }
    },

    /** The open links of everybody, newest first. */
    list: async (): Promise<DraftLink[]> => {
      const rows = await open()
        .innerJoin('user', 'user.id', 'draft_link.account')
        .select(['draft_link.id', 'created_at as createdAt', 'expires_at as expiresAt', 'changes'])
        .select(['user.name', 'user.email'])
        .orderBy('created_at', 'desc')
        .execute()
      return rows.map(({ name, email, ...link }) => ({ ...link, name: name || email }))
    },

    find: async (token: string): Promise<ShownDraft | undefined> => {
      const row = await open().where('token_hash', '=', hashOfToken(token)).selectAll().executeTakeFirst()
      if (!row) return undefined
      const drafts = storedDrafts.parse(parseJson(row.drafts))
      return { id: row.id, expiresAt: row.expires_at, revisions: revisionsIn(row.revisions), drafts }
    },

    /** @throws {Problem} `not_found` */
    async revoke(id: string): Promise<void> {
      const { numDeletedRows } = await db
        .deleteFrom('draft_link')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      if (numDeletedRows === 0n) throw new Problem('not_found', { detail: 'Ese enlace ya no está abierto.' })
    },
  }
}
