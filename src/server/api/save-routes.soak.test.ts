import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { signedInOwner } from '#tests/server/owner.ts'
import { runningSite } from '#tests/server/running-site.ts'
import { siteContentOf } from '#tests/server/site-documents.ts'
import { temporaryFolder } from '#tests/server/temporary-folder.ts'

test('a save gets 503 while another process locks the store, and pages are still served', async () => {
  const file = join(temporaryFolder(), 'sitio.db')
  const site = await runningSite({ database: { kind: 'sqlite', file } })
  const browser = await signedInOwner(site)
  const save = () => browser.post('/api/site-content', { siteContent: siteContentOf('Dra. Nueva') })
  const other = new DatabaseSync(file)
  onTestFinished(() => other.close())
  other.exec('begin immediate')

  const saving = save()
  const served = await (await fetch(site.url)).text()
  const refused = await saving
  const read = await browser.get('/api/status')
  other.exec('rollback')

  expect(refused.statusCode).toBe(503)
  expect(refused.json()).toMatchObject({ code: 'store_unavailable' })
  expect(served).toContain('</title>')
  expect(read.statusCode).toBe(200)
  expect((await save()).statusCode).toBe(200)
})
