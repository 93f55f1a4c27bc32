import { hash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const entry = 'src/admin/main.tsx'
const signIn = ['src/admin/auth/sign-in-screen.tsx']
const screens = ['src/admin/screens.tsx']
const start = [
  'src/admin/start/start-screen.tsx',
  'src/admin/start/today/today-start.tsx',
  'src/admin/publish/publish-bar.tsx',
]
const editingView = ['src/admin/edit-view/edit-screen.tsx', 'src/admin/publish/publish-bar.tsx']

const chunk = z.object({
  file: z.string(),
  css: z.array(z.string()).default([]),
  imports: z.array(z.string()).default([]),
})
const manifest = z.record(z.string(), chunk)

type Chunk = z.output<typeof chunk>
type Manifest = z.output<typeof manifest>

/** HTML of the head for each kind of page. Without it, a browser would find out in four steps what to load. */
export type AdminHead = {
  /** Pages for people who have not signed in, except the next. */
  readonly visitor: string
  readonly signIn: string
  /** A page for a person who has signed in. */
  readonly screen: string
  readonly start: string
  readonly editingView: string
}

/** Undefined when the admin was not built. */
export function readAdminHead(adminFolder: string): AdminHead | undefined {
  const file = join(adminFolder, '.vite/manifest.json')
  if (!existsSync(file)) return undefined
  const chunks = manifest.parse(JSON.parse(readFileSync(file, 'utf8')))
  if (!chunks[entry]) return undefined
  const head = (keys: readonly string[]) => headOf(adminFolder, chunks, keys)
  return {
    visitor: head([]),
    signIn: head(signIn),
    screen: head(screens),
    start: head([...screens, ...start]),
    editingView: head([...screens, ...editingView]),
  }
}

/** The entry and further modules, each after its static imports. */
function chunksOf(chunks: Manifest, keys: readonly string[]): Chunk[] {
  const seen = new Set<string>()
  const found = (key: string): Chunk[] => {
    const each = chunks[key]
    if (!each || seen.has(key)) return []
    seen.add(key)
    return [...each.imports.flatMap(found), each]
  }
  return [entry, ...keys].flatMap(found)
}

/** Loads the entry and preloads what it will import. Each script has an integrity hash of the built file. */
function headOf(folder: string, chunks: Manifest, keys: readonly string[]): string {
  const loaded = chunksOf(chunks, keys)
  const first = chunks[entry]?.file ?? ''
  const scripts = loaded
    .filter(({ file }) => file !== first)
    .map(({ file }) => `<link rel="modulepreload" href="/${file}" ${integrity(folder, file)}>`)
  // In the order of the cascade, because each module comes after its imports.
  const styles = [...new Set(loaded.flatMap(({ css }) => css))]
  const fonts = styles.flatMap((style) => fontsOf(readFileSync(join(folder, style), 'utf8')))
  return [
    ...styles.map((style) => `<link rel="stylesheet" href="/${style}">`),
    ...scripts,
    `<script type="module" src="/${first}" ${integrity(folder, first)}></script>`,
    ...new Set(fonts),
  ].join('')
}

/** Preloads of the fonts of a style sheet, without those for rare characters. */
const fontsOf = (css: string) =>
  [...css.matchAll(/@font-face\s*\{[^{}]*\}/g)]
    .filter(([face]) => !face.includes('unicode-range'))
    .flatMap(([face]) => /url\(["']?([^"'()]+\.woff2)/.exec(face)?.[1] ?? [])
    .map((href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`)

const integrity = (folder: string, file: string): string =>
  `integrity="sha384-${hash('sha384', readFileSync(join(folder, file)), 'base64')}"`
