import type { Kysely } from 'kysely'
import { z } from 'zod'
import { type DocumentName, documentNames } from '#content/documents/documents.ts'
import { toRecordedRelease } from '../store/recorded-release.ts'
import type { Store } from '../store/store.ts'
import type { Tables } from '../store/tables.ts'
import {
  entryRow,
  formerIdRow,
  itemRow,
  releaseRow,
  renditionRow,
  revisionRow,
  sourceRow,
} from './archive-rows.ts'
import { SiteFileError } from './site-file-error.ts'

type RevisionNumbers = ReadonlyMap<DocumentName, ReadonlySet<number>>

/**
 * Checks every row that an import would copy.
 * @throws {SiteFileError} naming the first invalid row.
 * @throws {InvalidSnapshotError} naming the errors in the latest revision of a document.
 */
export async function checkArchive(store: Store): Promise<void> {
  const { db } = store
  const present = await checkRevisions(db)
  for (const name of documentNames) {
    if (!present.has(name)) throw new SiteFileError(`Al archivo le falta el documento «${name}».`)
    const latest = await store.latestRevision(name)
    if (latest) await store.asSent(latest)
  }
  await checkEntries(db)
  await checkReleases(db, present)
  await checkPictures(db)
}

async function checkRevisions(db: Kysely<Tables>): Promise<RevisionNumbers> {
  const present = new Map<DocumentName, Set<number>>()
  const rows = db.selectFrom('revision').selectAll().orderBy('document').orderBy('number').stream()
  for await (const row of rows) {
    const { document, number } = checked(revisionRow, row, `La revisión ${row.number} de «${row.document}»`)
    present.set(document, (present.get(document) ?? new Set()).add(number))
  }
  return present
}

async function checkEntries(db: Kysely<Tables>): Promise<void> {
  for await (const row of db.selectFrom('entry_revision').selectAll().stream()) {
    checked(entryRow, row, `La versión ${row.number} de «${row.entry}»`)
  }
  for await (const row of db.selectFrom('former_id').selectAll().stream()) {
    checked(formerIdRow, row, `La dirección anterior «${row.id}»`)
  }
}

async function checkReleases(db: Kysely<Tables>, present: RevisionNumbers): Promise<void> {
  for await (const row of db.selectFrom('release').selectAll().stream()) {
    const { id, revisions } = toRecordedRelease(checked(releaseRow, row, `La publicación ${row.id}`))
    const missing = documentNames.find((name) => !present.get(name)?.has(revisions[name]))
    if (missing) throw new SiteFileError(`La publicación ${id} usa una revisión de «${missing}» que no está.`)
  }
}

async function checkPictures(db: Kysely<Tables>): Promise<void> {
  const sources = new Set<string>()
  for await (const row of db.selectFrom('media_source').selectAll().stream()) {
    sources.add(checked(sourceRow, row, `La imagen ${row.hash}`).hash)
  }
  for await (const row of db.selectFrom('media_item').selectAll().stream()) {
    const { id, source_hash } = checked(itemRow, row, `La imagen «${row.title}»`)
    if (!sources.has(source_hash)) throw new SiteFileError(`La imagen ${id} no tiene contenido.`)
  }
  for await (const row of db.selectFrom('media_rendition').selectAll().stream()) {
    checked(renditionRow, row, `La imagen ${row.version}, de ${row.width} píxeles,`)
  }
}

function checked<Row>(schema: z.ZodType<Row>, row: unknown, what: string): Row {
  const parsed = schema.safeParse(row)
  if (parsed.success) return parsed.data
  throw new SiteFileError(`${what} no es válida:\n${z.prettifyError(parsed.error)}`, { cause: parsed.error })
}
