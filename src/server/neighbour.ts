import { extname, join } from 'node:path'

/**
 * The file of a module that the build has as an entry, which stands in the folder of the module that asks: so it is in
 * the sources, and so it is in the bundle, which has one folder only.
 */
export function neighbour({ dirname, filename }: ImportMeta, name: string): string {
  return join(dirname, name + extname(filename))
}
