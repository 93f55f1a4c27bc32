import type { Kysely } from 'kysely'
import { z } from 'zod'
import { isDocumentName } from '#content/documents/documents.ts'
import { cleanLine } from '#content/texts/clean-text.ts'
import { isJson, type Json } from '#content/values/json.ts'
import type { FormerTables } from './former-tables.ts'
import { formatOfRelease } from './upcast/formats.ts'
import { upcastText, upcastValue } from './upcast-text.ts'

type Db = Kysely<FormerTables>

/** Brings every stored value to today's form. */
export async function upcastValues(db: Db): Promise<void> {
  await upcastRevisions(db)
  await upcastEntries(db)
  await upcastDrafts(db)
  await upcastLinks(db)
  await upcastDatedChanges(db)
}

/** Reads the values one by one: all revisions together may be larger than the memory. */
async function upcastRevisions(db: Db): Promise<void> {
  const keys = await db.selectFrom('revision').select(['document', 'number']).execute()
  for (const key of keys) {
    const { format, value, sent } = await db
      .selectFrom('revision')
      .select(['format', 'value', 'sent'])
      .where(({ and }) => and(key))
      .executeTakeFirstOrThrow()
    const converted = {
      value: upcastText(key, format, value),
      sent: sent === null ? null : upcastText(key, format, sent),
    }
    if (converted.value === value && converted.sent === sent) continue
    await db
      .updateTable('revision')
      .set(converted)
      .where(({ and }) => and(key))
      .execute()
  }
}

async function upcastEntries(db: Db): Promise<void> {
  const keys = await db.selectFrom('entry_revision').select(['document', 'entry', 'number']).execute()
  for (const key of keys) {
    const { format, title, value } = await db
      .selectFrom('entry_revision')
      .select(['format', 'title', 'value'])
      .where(({ and }) => and(key))
      .executeTakeFirstOrThrow()
    const converted = {
      title: cleanLine(title),
      value: value === null ? null : upcastText(key, format, value),
    }
    if (converted.title === title && converted.value === value) continue
    await db
      .updateTable('entry_revision')
      .set(converted)
      .where(({ and }) => and(key))
      .execute()
  }
}

async function upcastDrafts(db: Db): Promise<void> {
  const rows = await db
    .selectFrom('draft')
    .select(['account', 'document', 'entry', 'format', 'base', 'value'])
    .execute()
  for (const { format, base, value, ...key } of rows) {
    const converted = { base: upcastText(key, format, base), value: upcastText(key, format, value) }
    await db
      .updateTable('draft')
      .set(converted)
      .where(({ and }) => and(key))
      .execute()
  }
}

const json = z.custom<Json>(isJson)
const linkedDrafts = z.array(
  z.looseObject({ document: z.string(), entry: z.string().optional(), base: json, value: json }),
)

/** The drafts of a link have no format: they were made with the version that is converted, or shortly before it. */
async function upcastLinks(db: Db): Promise<void> {
  for (const { id, drafts } of await db.selectFrom('draft_link').select(['id', 'drafts']).execute()) {
    const converted = linkedDrafts.parse(JSON.parse(drafts)).map((draft) => {
      const format = isDocumentName(draft.document) ? formatOfRelease(draft.document) : 1
      const { base, value } = draft
      return { ...draft, base: upcastValue(draft, format, base), value: upcastValue(draft, format, value) }
    })
    await db
      .updateTable('draft_link')
      .set({ drafts: JSON.stringify(converted) })
      .where('id', '=', id)
      .execute()
  }
}

const datedParts = z.array(
  z.object({
    document: z.string(),
    entry: z.string(),
    format: z.int(),
    base: z.string().nullable(),
    value: z.string(),
  }),
)

/** A change that was published is only remembered by versions before 0.1. */
async function upcastDatedChanges(db: Db): Promise<void> {
  await db.deleteFrom('dated_change').where('state', '=', 'published').execute()
  for (const { id, parts } of await db.selectFrom('dated_change').select(['id', 'parts']).execute()) {
    const converted = datedParts.parse(JSON.parse(parts)).map(({ format, base, value, ...subject }) => ({
      ...subject,
      base: base === null ? null : upcastText(subject, format, base),
      value: upcastText(subject, format, value),
    }))
    await db
      .updateTable('dated_change')
      .set({ parts: JSON.stringify(converted) })
      .where('id', '=', id)
      .execute()
  }
}
