import type { FastifyBaseLogger } from 'fastify'
import type { RequestCounts } from '../http/server.ts'
import { ReleaseFolderError } from '../releases/folder/release-folder-error.ts'

/** Logs and counts errors of pages and of the release folder. */
export const pageErrors =
  (log: FastifyBaseLogger, counts: RequestCounts) =>
  (error: unknown, path: string): void => {
    counts.countError(error)
    if (error instanceof ReleaseFolderError) log.error({ err: error }, 'Falló la carpeta de RELEASE_DIR')
    else log.error({ err: error, path }, 'Falló una página')
  }
