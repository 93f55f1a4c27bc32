import { expect, test } from 'vitest'
import type { SiteContent } from '#content/site-content/index.ts'
import { signedInOwner } from '#tests/server/owner.ts'
import { runningSite } from '#tests/server/running-site.ts'
import { sampleDocuments } from '#tests/server/site-documents.ts'

async function ownersSite() {
  const site = await runningSite()
  const owner = await signedInOwner(site)
  return {
    site,
    save: (siteContent: unknown) => owner.post('/api/site-content', { siteContent }),
    read: async (): Promise<SiteContent> => (await owner.get('/api/site-content')).json().siteContent,
  }
}

test('the items of a body without ids get them, and keep them through another order and an edit', async () => {
  const { save, read } = await ownersSite()
  const content = await read()
  const { items } = content.questions
  expect(items.map(({ id }) => id)).toEqual(items.map((_, index) => `${index + 1}`))

  const [first, second, ...others] = items
  if (!first || !second) throw new TypeError('The sample has questions.')
  const sent = [second, { ...first, question: '¿Otra pregunta?' }, ...others]
  expect((await save({ ...content, questions: { ...content.questions, items: sent } })).statusCode).toBe(200)

  expect((await read()).questions.items).toEqual(sent)
})

test('a new item beside others gets an id that none of them has', async () => {
  const { save, read } = await ownersSite()
  const content = await read()
  const items = [{ label: 'Nueva', path: '/contacto' }, ...content.navMenu.items]

  await save({ ...content, navMenu: { items } })

  const ids = (await read()).navMenu.items.map(({ id }) => id)
  expect(ids).toEqual([`${ids.length}`, ...content.navMenu.items.map(({ id }) => id)])
})

test('two items of one id are refused with the path of the second', async () => {
  const { save } = await ownersSite()
  const companies = [
    { id: 'a', name: 'Una' },
    { id: 'a', name: 'Otra' },
  ]

  const response = await save({ ...sampleDocuments['site-content'], insurances: { companies } })

  expect(response.statusCode).toBe(400)
  expect(response.json().issues).toMatchObject([{ path: 'insurances.companies[1].id' }])
})

test('items that were stored without ids have them when they are read', async () => {
  const { site, read } = await ownersSite()
  await site.store.db
    .updateTable('revision')
    .set({ value: JSON.stringify({ ...sampleDocuments['site-content'], leftEmpty: [] }) })
    .where('document', '=', 'site-content')
    .execute()

  const { companies } = (await read()).insurances

  expect(companies.map(({ id }) => id)).toEqual(companies.map((_, index) => `${index + 1}`))
})
