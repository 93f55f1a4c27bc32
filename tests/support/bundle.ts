import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { clientChunks } from '../../build/client-chunks.ts'

const manifest = z.record(
  z.string(),
  z.object({
    file: z.string(),
    name: z.string().optional(),
    css: z.array(z.string()).default([]),
    imports: z.array(z.string()).default([]),
  }),
)

const distFolder = join(import.meta.dirname, '../../dist')

/** The browser files of the build, with compressed sizes. */
export function readBundle(name: 'client' | 'admin') {
  const folder = join(distFolder, name)
  const chunks = manifest.parse(JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')))

  /** The manifest names a chunk of several modules by its group. */
  function keyOf(module: string): string {
    const group = clientChunks.find(({ test }) => name === 'client' && test.test(module))
    const [key] = Object.entries(chunks).find(([, chunk]) => group && chunk.name === group.name) ?? [module]
    return key
  }

  function collect(key: string, seen: Set<string>): Set<string> {
    const chunk = chunks[key]
    if (!chunk) throw new Error(`The bundle ${name} does not contain ${key}.`)
    if (seen.has(key)) return seen
    seen.add(key)
    for (const imported of chunk.imports) collect(imported, seen)
    return seen
  }

  const weightOf = (file: string) => {
    const path = join(folder, file)
    return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size
  }
  const sum = (files: ReadonlySet<string>) => [...files].reduce((bytes, file) => bytes + weightOf(file), 0)

  return {
    /** Compressed bytes of these modules and their static imports, and the number of script files. */
    sizesOf(modules: readonly string[]): { script: number; style: number; scriptFiles: number } {
      const keys = modules.reduce((seen, module) => collect(keyOf(module), seen), new Set<string>())
      const loaded = [...keys].flatMap((key) => chunks[key] ?? [])
      const scripts = new Set(loaded.map(({ file }) => file))
      return {
        script: sum(scripts),
        scriptFiles: scripts.size,
        style: sum(new Set(loaded.flatMap(({ css }) => css))),
      }
    },
  }
}
