import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import { checkSiteFile } from '#server/site-file/check.ts'
import type { SiteFileKind } from '#server/site-file/site-file-info.ts'
import { emptyDatabase } from './databases.ts'
import { ana, type OwnersBrowser, signedInOwner } from './owner.ts'
import { runningSite } from './running-site.ts'
import { temporaryFolder } from './temporary-folder.ts'
import { testClock } from './test-clock.ts'

/** A site whose copies an owner takes away. */
export async function ownSite(prepare: (dataFolder: string) => void = () => {}) {
  const dataFolder = temporaryFolder()
  prepare(dataFolder)
  const usual = await emptyDatabase()
  // A copy is made by another process, which cannot read this one's memory.
  const file = join(dataFolder, 'consultorio.db')
  const database = usual.kind === 'sqlite' ? { kind: 'sqlite' as const, file } : usual
  const clock = testClock()
  const site = await runningSite({ dataFolder, database, clock })
  return { site, clock, folder: join(dataFolder, 'copias'), browser: await signedInOwner(site) }
}

export const stateOf = async (browser: OwnersBrowser) => (await browser.get('/api/copies')).json()

export async function madeCopy({ browser, site }: Awaited<ReturnType<typeof ownSite>>, kind: string) {
  expect((await browser.post('/api/copies', { kind })).statusCode).toBe(202)
  await site.idle()
  const { running, failure, files } = await stateOf(browser)
  expect([running, failure]).toEqual([null, null])
  return files[0]
}

export async function linkTo(browser: OwnersBrowser, name: string) {
  const answer = await browser.post(`/api/copies/${name}/link`, { password: ana.password })
  expect(answer.statusCode).toBe(200)
  return answer.json().path as string
}

/** Makes a copy of this kind, downloads it, and checks that it is whole. */
export async function makeAndDownload(kind: SiteFileKind) {
  const own = await ownSite()
  const { browser } = own

  const copy = await madeCopy(own, kind)

  expect(copy).toMatchObject({ kind, isWhole: true, isDaily: false })
  const file = await browser.get(await linkTo(browser, copy.name))
  expect(file.headers['content-disposition']).toContain(copy.name)
  expect(file.rawPayload).toHaveLength(copy.bytes)
  const stored = join(temporaryFolder(), 'descargada.db')
  writeFileSync(stored, file.rawPayload)
  expect(await checkSiteFile(stored, kind)).toMatchObject({ kind })
}
