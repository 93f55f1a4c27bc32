import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const manifest = z.record(
  z.string(),
  z.object({
    file: z.string(),
    css: z.array(z.string()).default([]),
    imports: z.array(z.string()).default([]),
  }),
)

const distFolder = join(import.meta.dirname, '../../dist')

/** The browser files of the build, with compressed sizes. */
export function readBundle(name: 'client' | 'admin') {
  const folder = join(distFolder, name)
  const chunks = manifest.parse(JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')))

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
    /** Compressed bytes of these modules and their static imports, and the number of files. */
    sizesOf(modules: readonly string[]): { script: number; style: number; files: number } {
      const keys = modules.reduce((seen, key) => collect(key, seen), new Set<string>())
      const loaded = [...keys].flatMap((key) => chunks[key] ?? [])
      const scripts = new Set(loaded.map(({ file }) => file))
      const styles = new Set(loaded.flatMap(({ css }) => css))
      return { script: sum(scripts), style: sum(styles), files: scripts.size + styles.size }
    },
  }
}
