import type { Kysely, Migration } from 'kysely'

type Stored = { document: string }
type Tables = {
  revision: Stored & { number: number; value: string }
  entry_revision: Stored & { entry: string; number: number; value: string }
  draft: Stored & { account: string; entry: string; base: string; value: string }
  draft_link: { id: string; drafts: string }
  dated_change: { id: string; parts: string }
  private_file: { id: string; name: string; created_at: string }
}

/** A text that may name a file. */
const named = '%"file":"%'

/**
 * A consent names no uploaded file any more: its note says the file's name and day. The files stay, and so do all
 * other parts of a consent.
 */
export const consentsInWords: Migration = {
  async up(db: Kysely<Tables>) {
    const files = await db.selectFrom('private_file').select(['id', 'name', 'created_at']).execute()
    const words = new Map(files.map(({ id, name, created_at }) => [id, wordsOf(name, created_at)]))
    const inWords = (json: string) => JSON.stringify(withoutFiles(JSON.parse(json), words))

    const lists = db.selectFrom('revision').select(['number', 'value']).where('document', '=', 'testimonials')
    for (const { number, value } of await lists.where('value', 'like', named).execute())
      await db
        .updateTable('revision')
        .set({ value: inWords(value) })
        .where('document', '=', 'testimonials')
        .where('number', '=', number)
        .execute()
    const entries = db.selectFrom('entry_revision').select(['entry', 'number', 'value'])
    for (const { entry, number, value } of await entries
      .where('document', '=', 'testimonials')
      .where('value', 'like', named)
      .execute())
      await db
        .updateTable('entry_revision')
        .set({ value: inWords(value) })
        .where('document', '=', 'testimonials')
        .where('entry', '=', entry)
        .where('number', '=', number)
        .execute()
    const drafts = db.selectFrom('draft').select(['account', 'entry', 'base', 'value'])
    for (const { account, entry, base, value } of await drafts
      .where('document', '=', 'testimonials')
      .where((each) => each.or([each('base', 'like', named), each('value', 'like', named)]))
      .execute())
      await db
        .updateTable('draft')
        .set({ base: inWords(base), value: inWords(value) })
        .where('document', '=', 'testimonials')
        .where('account', '=', account)
        .where('entry', '=', entry)
        .execute()
    const links = db.selectFrom('draft_link').select(['id', 'drafts']).where('drafts', 'like', named)
    for (const link of await links.execute())
      await db
        .updateTable('draft_link')
        .set({ drafts: inWords(link.drafts) })
        .where('id', '=', link.id)
        .execute()
    const changes = db.selectFrom('dated_change').select(['id', 'parts']).where('parts', 'like', named)
    for (const { id, parts } of await changes.execute())
      await db
        .updateTable('dated_change')
        .set({ parts: inWords(parts) })
        .where('id', '=', id)
        .execute()
  },
}

function wordsOf(name: string, createdAt: string): string {
  const day = new Date(createdAt).toLocaleDateString('es-MX', { dateStyle: 'long', timeZone: 'UTC' })
  return `Archivo «${name}», subido el ${day}: está en Copias`
}

/** The value with words in place of the file of each consent in it. */
function withoutFiles(value: unknown, words: ReadonlyMap<string, string>): unknown {
  if (Array.isArray(value)) return value.map((each) => withoutFiles(each, words))
  if (!isObject(value)) return value
  const changed = Object.entries(value).map(([key, child]) => {
    if (key !== 'consent' || !isObject(child)) return [key, withoutFiles(child, words)]
    const { file, ...consent } = child
    const found = typeof file === 'string' ? words.get(file) : undefined
    if (found === undefined) return [key, consent]
    const note = [child.note, found].filter(Boolean).join('. ')
    return [key, { ...consent, note }]
  })
  return Object.fromEntries(changed)
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
