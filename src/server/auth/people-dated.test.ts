import { expect, test } from 'vitest'
import { eva, signedInAssistant, signedInOwner } from '#tests/server/owner.ts'
import { runningSite } from '#tests/server/running-site.ts'

const nextYear = { date: `${new Date().getUTCFullYear() + 1}-01-01`, time: '08:00' }

/** A site whose assistant dated one change. */
async function siteWithDatedChange() {
  const site = await runningSite()
  const owner = await signedInOwner(site)
  const assistant = await signedInAssistant(site)
  const response = await assistant.get('/api/services/colposcopia')
  const value = { ...response.json(), title: 'Colposcopia de Eva' }
  const change = { document: 'services', entry: 'colposcopia', tag: `${response.headers.etag}`, value }
  const made = await assistant.post('/api/dated-changes', { at: nextYear, changes: [change] })
  expect(made.statusCode).toBe(201)

  const people = (await owner.get('/api/people')).json().people as { id: string; name: string }[]
  const id = people.find(({ name }) => name === eva.name)?.id ?? ''
  const remove = (query = '') => owner.delete(`/api/people/${id}${query}`)
  const dated = async () => (await owner.get('/api/dated-changes')).json().changes
  return { site, owner, assistant, people, remove, dated }
}

test('removing a person with dated changes is refused until the owner says what becomes of them', async () => {
  const { people, remove, dated, assistant } = await siteWithDatedChange()
  expect(people).toMatchObject([{ datedChanges: 0 }, { name: eva.name, datedChanges: 1 }])

  const undecided = await remove()
  const unknown = await remove('?datedChanges=perhaps')

  expect([undecided.statusCode, undecided.json().code]).toEqual([409, 'dated_changes_open'])
  expect(unknown.statusCode).toBe(400)
  expect((await assistant.get('/api/status')).statusCode).toBe(200)
  expect(await dated()).toMatchObject([{ author: eva.name, authorHasAccount: true }])
})

test("kept changes become the owner's, so that other assistants cannot cancel them", async () => {
  const { site, remove, dated } = await siteWithDatedChange()

  expect((await remove('?datedChanges=keep')).statusCode).toBe(204)

  const [change] = await dated()
  expect(change).toMatchObject({ author: 'Dra. Ana', authorHasAccount: true, state: 'waiting' })
  const other = await signedInAssistant(site)
  expect((await other.delete(`/api/dated-changes/${change.id}`)).statusCode).toBe(403)
})

test('cancelled changes are gone', async () => {
  const { remove, dated } = await siteWithDatedChange()

  expect((await remove('?datedChanges=cancel')).statusCode).toBe(204)

  expect(await dated()).toEqual([])
})

test('the calendar says that the author of a change has no account any more', async () => {
  const { site, dated } = await siteWithDatedChange()

  await site.store.db.deleteFrom('user').where('name', '=', eva.name).execute()

  expect(await dated()).toMatchObject([{ author: eva.name, authorHasAccount: false }])
})
