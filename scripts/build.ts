import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const root = join(import.meta.dirname, '..')
const stamp = join(root, 'dist/render/render.js')
const sources = ['src', 'build', 'public', 'sample-site', 'vite.config.ts', 'package-lock.json']

/** Builds all bundles. With `--if-stale`, only if a source is newer than the last build. */
async function build() {
  if (process.argv.includes('--if-stale') && !(await isStale())) return
  // React's development build would not start. Vite keeps an operator's or a test's own NODE_ENV otherwise.
  process.env.NODE_ENV = 'production'
  // Import lazily: every start of the site checks whether the build is fresh and must not wait for this.
  const { createBuilder } = await import('vite')
  const builder = await createBuilder({ root, logLevel: 'warn' })
  for (const environment of Object.values(builder.environments)) await builder.build(environment)
  for (const bundle of ['client', 'admin']) await compressAssets(join(root, 'dist', bundle))
}

async function isStale(): Promise<boolean> {
  const built = await modified(stamp)
  if (built === 0) return true
  const newest = await Promise.all(sources.map((source) => newestIn(join(root, source))))
  return Math.max(...newest) > built
}

const modified = (file: string) =>
  stat(file).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  )

async function newestIn(path: string): Promise<number> {
  const entries = await readdir(path, { recursive: true, withFileTypes: true }).catch(() => [])
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
  return Math.max(await modified(path), ...(await Promise.all(files.map(modified))))
}

/** Writes `.br` and `.gz` beside every text asset at the strongest level, because it happens once per build. */
async function compressAssets(folder: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries
    .filter(
      (entry) =>
        entry.isFile() &&
        /\.(?:js|css|svg|json|txt)$/.test(entry.name) &&
        !entry.parentPath.endsWith('.vite'),
    )
    .map(({ parentPath, name }) => join(parentPath, name))
  await Promise.all(
    files.map(async (file) => {
      const body = await readFile(file)
      const params = { [constants.BROTLI_PARAM_SIZE_HINT]: body.length }
      await writeFile(`${file}.br`, await promisify(brotliCompress)(body, { params }))
      await writeFile(`${file}.gz`, await promisify(gzip)(body, { level: 9 }))
    }),
  )
}

await build()
