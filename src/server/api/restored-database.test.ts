import { describe, expect, test } from 'vitest'
import { signedInOwner } from '#tests/server/owner.ts'
import { runningSite } from '#tests/server/running-site.ts'
import { siteContentOf } from '#tests/server/site-documents.ts'
import type { Store } from '../store/store.ts'

const path = '/api/site-content'

async function siteWithTwoSaves() {
  const site = await runningSite()
  const browser = await signedInOwner(site)
  const save = (doctor: string, ifMatch?: string) =>
    browser.post(path, { siteContent: siteContentOf(doctor) }, ifMatch ? { 'if-match': ifMatch } : {})
  const first = await save('Dra. Primera')
  const second = await save('Dra. Segunda')
  const doctorServed = async () => /· (.+?)<\/title>/.exec(await (await fetch(site.url)).text())?.[1]
  return {
    ...site,
    browser,
    save,
    doctorServed,
    tags: [first, second].map(({ headers }) => `${headers.etag}`),
  }
}

/** Does what an operator does who restores an earlier state of the database while instances run on it. */
async function restoreDatabase({ db }: Store, number: number): Promise<void> {
  await db.deleteFrom('release').where('id', '>', number).execute()
  await db
    .deleteFrom('revision')
    .where('document', '=', 'site-content')
    .where('number', '>', number)
    .execute()
}

describe('after the database was restored to an earlier state', () => {
  test('a client with a document of the same number gets the new one', async () => {
    const { app, store, tags } = await siteWithTwoSaves()
    await app.inject(path)
    await restoreDatabase(store, 2)
    const other = { document: 'site-content', value: siteContentOf('Dra. Otra'), author: 'eva' } as const
    expect((await store.saveRevision(other)).number).toBe(3)

    const response = await app.inject({ url: path, headers: { 'if-none-match': tags[1] } })

    expect(response.statusCode).toBe(200)
    expect(response.json().siteContent.doctorInfo.name).toBe('Dra. Otra')
  })

  test('a save based on the lost revision is refused, and one based on the new revision succeeds', async () => {
    const { store, save, tags } = await siteWithTwoSaves()
    await restoreDatabase(store, 2)
    const other = { document: 'site-content', value: siteContentOf('Dra. Otra'), author: 'eva' } as const
    await store.saveRevision(other)

    const stale = await save('Dra. Tercera', tags[1])
    const { revision } = stale.json().current
    const tag = `"site-content-${revision.number}.${Date.parse(revision.createdAt).toString(36)}"`
    const fresh = await save('Dra. Tercera', tag)

    expect(stale.statusCode).toBe(409)
    expect(stale.json().current.siteContent.doctorInfo.name).toBe('Dra. Otra')
    expect(fresh.statusCode).toBe(200)
  })

  test('a save is published even if its number was live before', async () => {
    const { store, save, doctorServed } = await siteWithTwoSaves()
    await restoreDatabase(store, 1)

    const saved = await save('Dra. Después')

    expect(saved.json().revision.number).toBe(2)
    expect(await doctorServed()).toBe('Dra. Después')
  })
})
