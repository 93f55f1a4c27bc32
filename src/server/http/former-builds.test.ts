import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { runningSite } from '#tests/server/running-site.ts'
import { temporaryFolder } from '#tests/server/temporary-folder.ts'

/** A folder with these files: URL path → text. */
function folderWith(files: Readonly<Record<string, string>>): string {
  const folder = temporaryFolder()
  for (const [path, text] of Object.entries(files)) {
    const file = join(folder, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
    writeFileSync(`${file}.br`, brotliCompressSync(text))
  }
  return folder
}

const script = (name: string) => `export const name = '${name}';\n${'// what the visitors load\n'.repeat(40)}`

const former = {
  '/assets/loader-aaaa.js': script('visitors, former build'),
  '/assets/estilo-aaaa.css': `a { color: red }${' '.repeat(300)}`,
  '/admin/assets/galeria-aaaa.js': script('admin, former build'),
}
const client = { '/assets/loader-bbbb.js': script('visitors, running build') }
const admin = { '/admin/assets/galeria-bbbb.js': script('admin, running build') }

test('after an update, open pages and the open admin get the files of the former build', async () => {
  const { url } = await runningSite({
    folders: { client: folderWith(client), admin: folderWith(admin), former: folderWith(former) },
  })

  for (const [path, text] of Object.entries({ ...former, ...client, ...admin })) {
    const response = await fetch(url + path, { headers: { 'Accept-Encoding': 'br' } })
    expect(response.status, path).toBe(200)
    expect(await response.text()).toBe(text)
    expect(response.headers.get('content-type')).toBe(
      path.endsWith('.css') ? 'text/css; charset=utf-8' : 'text/javascript; charset=utf-8',
    )
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(response.headers.get('content-encoding')).toBe('br')
  }
  expect((await fetch(`${url}/assets/loader-cccc.js`)).status).toBe(404)
})
