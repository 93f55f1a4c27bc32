import { expect, test } from 'vitest'
import { signedInOwner } from '#tests/server/owner.ts'
import { runningSite } from '#tests/server/running-site.ts'
import { pageFieldNames } from '../store/migrations/0025-page-field-names.ts'

const common = { id: 'vph', title: 'Vacuna', shortDescription: 'Con cita.' }
/** As the version before stored a page. */
const former = {
  ...common,
  parts: [{ title: 'Qué traer', text: 'Su cartilla.' }],
  announcement: { menu: true, footer: false, home: 'card', shortTitle: '' },
  imageIndividual: '/dibujos/mural.svg',
}
const current = {
  ...common,
  text: [{ title: 'Qué traer', text: 'Su cartilla.' }],
  placement: { menu: true, footer: false, home: 'card', shortTitle: '' },
  image: '/dibujos/mural.svg',
}

test('a page, its history, its draft and what is left out of it are read as the version before stored them', async () => {
  const site = await runningSite()
  const { db } = site.store
  const owner = await signedInOwner(site)
  await owner.put('/api/pages/vph', { ...common, title: 'Otra' })
  await owner.put('/api/pages/vph', common)
  await owner.send({
    method: 'PUT',
    url: '/api/drafts/pages/vph',
    payload: { format: 1, changes: 1, baseTag: null, base: former, value: { ...former, title: 'Borrador' } },
  })
  const { id: account } = await db.selectFrom('user').select('id').executeTakeFirstOrThrow()
  await db
    .updateTable('entry_revision')
    .set({ format: 1, value: JSON.stringify(former) })
    .execute()
  const things = ['parts.0.text', 'added parts.1', 'announcement.menu', 'title']
  const rows = things.map((thing) => ({ account, document: 'pages' as const, entry: 'vph', thing }))
  await db.insertInto('left_out').values(rows).execute()

  await pageFieldNames.up(db)

  expect((await owner.get('/api/pages/vph')).json()).toMatchObject(current)
  expect((await owner.get('/api/drafts/pages/vph')).json()).toMatchObject({
    base: current,
    value: { ...current, title: 'Borrador' },
  })
  const { leftOut } = (await owner.get('/api/drafts')).json()
  expect(leftOut.map(({ thing }: { thing: string }) => thing)).toEqual([
    ...['added text.1', 'placement.menu', 'text.0.text', 'title'],
  ])
})
