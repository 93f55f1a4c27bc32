import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addDays } from '#content/hours/local-time.ts'
import { signedInOwner } from '#tests/server/owner.ts'
import { runningSite } from '#tests/server/running-site.ts'
import { visits } from '../store/migrations/0016-visits.ts'
import { visitsByWeek } from '../store/migrations/0031-visits-by-week.ts'

test('an update makes sums of each page and week of the counts by day, section, layout and source', async () => {
  const site = await runningSite()
  const { db } = site.store
  const owner = await signedInOwner(site)
  const monday = addDays((await owner.get('/api/visits')).json().weeks[0].week, -14)
  await db.schema.dropTable('visit_count').execute()
  await visits.up(db)
  const rows = [
    [monday, 'view', '/', '', '', '', 20],
    [addDays(monday, 6), 'view', '/', '', '', '', 5],
    [addDays(monday, 7), 'view', '/', '', '', '', 1],
    [monday, 'call', '/', 'Hero', 'hero-arch', '', 2],
    [monday, 'call', '/', 'Contact', 'contact-card', '', 1],
    [monday, 'booking', '/', 'Hero', 'hero-arch', '', 4],
    [monday, 'visit', '', '', '', 'google.com', 9],
    [monday, 'review-ask', '', '', '', '', 2],
    [monday, 'review-opening', '/opinion', '', '', '', 3],
  ]
  for (const row of rows) await sql`insert into visit_count values (${sql.join(row)})`.execute(db)

  await visitsByWeek.up(db)

  const { weeks, pages } = (await owner.get(`/api/visits?week=${monday}`)).json()
  expect(weeks.map(({ view }: { view: number }) => view)).toEqual([0, 1, 28])
  expect(pages).toEqual([
    { page: '/', view: 25, call: 3, whatsapp: 0, directions: 0 },
    { page: '/opinion', view: 3, call: 0, whatsapp: 0, directions: 0 },
  ])
})
