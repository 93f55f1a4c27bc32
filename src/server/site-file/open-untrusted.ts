import { DatabaseSync } from 'node:sqlite'

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
 * than a picture.
 */
export function openUntrusted(file: string): DatabaseSync {
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
