import { closeSync, openSync, readSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { DamagedStoreError } from '../store/store-errors.ts'
import { SiteFileError } from './site-file-error.ts'

const header = 'SQLite format 3\0'

/** SQLite's numbers for the two kinds of table page: https://sqlite.org/fileformat.html */
const pageKinds = { leaf: 0x0d, interior: 0x05 }

/** For comparison, a site's schema fills three pages. */
const maxSchemaPages = 40

/** Far above what a site needs, and far below SQLite's defaults. */
const limits = {
  // Larger than the largest source of a picture.
  length: 64 * 1024 * 1024,
  sqlLength: 64 * 1024,
  column: 100,
  exprDepth: 50,
  compoundSelect: 4,
  attach: 0,
  triggerDepth: 1,
  variableNumber: 100,
}

/**
 * Opens an untrusted file for reading. Nothing in it may call functions with side effects, and no value may be larger
 * than a picture. @throws {DamagedStoreError | SiteFileError}
 */
export function openUntrusted(file: string): DatabaseSync {
  refuseLargeSchema(file)
  const database = new DatabaseSync(file, {
    ...{ readOnly: true, timeout: 1_000, defensive: true, limits },
    ...{ enableForeignKeyConstraints: false, allowExtension: false },
  })
  try {
    database.exec('pragma trusted_schema = off; pragma cell_size_check = on; pragma mmap_size = 0')
    return database
  } catch (error) {
    database.close()
    throw error
  }
}

/** SQLite reads the whole schema before the first query, and thousands of tables would need much memory. */
function refuseLargeSchema(file: string): void {
  const descriptor = openSync(file, 'r')
  try {
    const first = readAt(descriptor, 0, 112)
    if (first.toString('latin1', 0, header.length) !== header)
      throw new DamagedStoreError('It is not SQLite.')
    const kind = first[100]
    if (kind === pageKinds.leaf) return
    if (kind !== pageKinds.interior) throw new DamagedStoreError('Its schema is not a table.')

    const sizeField = first.readUInt16BE(16)
    const pageSize = sizeField === 1 ? 65_536 : sizeField
    const cells = first.readUInt16BE(103)
    if (cells >= maxSchemaPages) throw tooLarge()
    const page = readAt(descriptor, 0, pageSize)
    const children = [first.readUInt32BE(108)]
    for (let cell = 0; cell < cells; cell += 1) {
      const offset = page.readUInt16BE(112 + 2 * cell)
      if (offset + 4 > pageSize) throw new DamagedStoreError('Its schema is cut off.')
      children.push(page.readUInt32BE(offset))
    }
    for (const child of children) {
      if (readAt(descriptor, (child - 1) * pageSize, 1)[0] !== pageKinds.leaf) throw tooLarge()
    }
  } finally {
    closeSync(descriptor)
  }
}

function readAt(descriptor: number, position: number, length: number): Buffer {
  const bytes = Buffer.alloc(length)
  if (position < 0 || readSync(descriptor, bytes, 0, length, position) < length) {
    throw new DamagedStoreError('The file is cut off.')
  }
  return bytes
}

const tooLarge = () => new SiteFileError('Trae más tablas que ningún sitio.')
