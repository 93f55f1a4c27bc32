import { extname, join } from 'node:path'

/**
 * Path of a module that is a separate entry of the build. It is in the same folder as the importing module: in the
 * sources, and in the bundle, which has only one folder.
 */
export function workerPath({ dirname, filename }: ImportMeta, name: string): string {
  return join(dirname, name + extname(filename))
}
