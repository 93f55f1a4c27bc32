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
import type { archiveTables } from './contents.ts'
import { SiteFileError } from './site-file-error.ts'

/**
 * Checks every row that an import would copy.
 * @throws {SiteFileError} naming the first invalid row.
 * @throws {InvalidSnapshotError} naming the errors in the latest revision of a document.
 */
export async function checkArchive(store: Store): Promise<void> {
  const { db } = store
  const present = new Map<DocumentName, Set<number>>()
  await eachRow(db, 'revision', revisionRow, ({ document, number }) => {
    present.set(document, (present.get(document) ?? new Set()).add(number))
  })
  for (const name of documentNames) {
    if (!present.has(name)) throw new SiteFileError(`Al archivo le falta el documento «${name}».`)
    const latest = await store.latestRevision(name)
    if (latest) await store.asSent(latest)
  }
  await eachRow(db, 'entry_revision', entryRow)
  await eachRow(db, 'former_id', formerIdRow)
  await eachRow(db, 'release', releaseRow, (row) => {
    const { id, revisions } = toRecordedRelease(row)
    const missing = documentNames.find((name) => !present.get(name)?.has(revisions[name]))
    if (missing) throw new SiteFileError(`La publicación ${id} usa una revisión de «${missing}» que no está.`)
  })
  const sources = new Set<string>()
  await eachRow(db, 'media_source', sourceRow, ({ hash }) => sources.add(hash))
  await eachRow(db, 'media_item', itemRow, ({ id, source_hash: source }) => {
    if (!sources.has(source)) throw new SiteFileError(`La imagen ${id} no tiene contenido.`)
  })
  await eachRow(db, 'media_rendition', renditionRow)
}

/** How an error names a row of each table. */
const names: Readonly<
  Record<(typeof archiveTables)[number], (row: Readonly<Record<string, unknown>>) => string>
> = {
  revision: ({ document, number }) => `La revisión ${number} de «${document}»`,
  entry_revision: ({ entry, number }) => `La versión ${number} de «${entry}»`,
  former_id: ({ id }) => `La dirección anterior «${id}»`,
  release: ({ id }) => `La publicación ${id}`,
  media_source: ({ hash }) => `La imagen ${hash}`,
  media_item: ({ title }) => `La imagen «${title}»`,
  media_rendition: ({ version, width }) => `La imagen ${version}, de ${width} píxeles,`,
}

/** Reads a table row by row. @throws {SiteFileError} naming the first row that is invalid. */
async function eachRow<Row>(
  db: Kysely<Tables>,
  table: keyof typeof names,
  schema: z.ZodType<Row>,
  use: (row: Row) => void = () => {},
): Promise<void> {
  for await (const row of db.selectFrom(table).selectAll().stream()) {
    const { data, error } = schema.safeParse(row)
    if (error) {
      const words = `${names[table](row)} no es válida:\n${z.prettifyError(error)}`
      throw new SiteFileError(words, { cause: error })
    }
    use(data)
  }
}
