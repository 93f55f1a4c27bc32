import { describe, expect, test } from 'vitest'
import { ana, signedInOwner } from '#tests/server/owner.ts'
import { runningSite } from '#tests/server/running-site.ts'
import { testScheduler } from '#tests/server/test-clock.ts'
import type { Mail } from '../mail/mailer.ts'
import { addVisits } from '../store/visit-counts.ts'
import { startCounting } from './visit-counter.ts'
import { dueMonday, startWeeklyMail } from './weekly-mail.ts'

const none = { page: '', section: '', layout: '', source: '' }

/** Two instances of one site, whose clock the test sets. Mexico City is six hours behind UTC. */
async function twoInstances() {
  const site = await runningSite()
  await site.accounts.create(ana)
  const { id } = await site.store.db.selectFrom('user').select('id').executeTakeFirstOrThrow()
  const { clock, scheduler } = testScheduler('2026-06-10T18:00:00Z')
  const mails: Mail[] = []
  const { db } = site.store
  const start = () => {
    const onError = (error: unknown) => expect.unreachable(String(error))
    const visits = startCounting({ db, publisher: site.publisher, scheduler, onError })
    const mailer = { sendMail: (mail: Mail) => mails.push(mail) }
    const parts = { db, publisher: site.publisher, visits, mailer, scheduler }
    return startWeeklyMail({ ...parts, siteUrl: 'https://ejemplo.mx', onError })
  }
  const instances = [start(), start()]
  const at = async (time: string) => {
    clock.set(time)
    mails.length = 0
    await Promise.all(instances.map((instance) => instance.check()))
    return mails
  }
  return { ...site, id, instances, at }
}

describe('the weekly mail', () => {
  test('is off until a person asks for it', async () => {
    const { at } = await twoInstances()

    expect(await at('2026-06-15T18:00:00Z')).toEqual([])
  })

  test('comes once on Monday at eight with the counts of the week before, from one of two instances', async () => {
    const { at, instances, id, store } = await twoInstances()
    await instances[0]?.set(id, true)
    await addVisits(store.db, [
      { ...none, day: '2026-05-01', metric: 'visit', count: 1 },
      { ...none, day: '2026-06-03', metric: 'visit', count: 20 },
      { ...none, day: '2026-06-14', metric: 'visit', count: 60 },
      { ...none, day: '2026-06-14', metric: 'call', count: 4 },
      { ...none, day: '2026-06-15', metric: 'visit', count: 999 },
    ])

    expect(await at('2026-06-15T13:59:00Z')).toEqual([])
    const [mail, ...others] = [...(await at('2026-06-15T14:00:00Z'))]
    expect(others).toEqual([])
    expect(mail?.to).toBe(ana.email)
    expect(mail?.text).toContain('La semana del 8 de junio al 14 de junio')
    expect(mail?.text).toContain('Visitas: 60 · Más que en los 7 días anteriores (20)')
    expect(mail?.text).toContain('Llamar: 4 · Antes: 0. Aún no hay datos suficientes')
    expect(await at('2026-06-16T14:00:00Z')).toEqual([])
    expect(await at('2026-06-22T14:00:00Z')).toHaveLength(1)
  })

  test('is sent later when the server was stopped, and no more once it is switched off', async () => {
    const { at, instances, id } = await twoInstances()
    await instances[0]?.set(id, true)
    expect(await at('2026-06-17T20:00:00Z')).toHaveLength(1)

    await instances[1]?.set(id, false)

    expect(await at('2026-06-22T14:00:00Z')).toEqual([])
  })

  test('is each person’s own choice, and needs a server that sends mail', async () => {
    const site = await runningSite()
    const owner = await signedInOwner(site)
    const put = (payload: object) => owner.send({ method: 'PUT', url: '/api/visits/mail', payload })

    expect((await owner.get('/api/visits/mail')).json()).toEqual({ isAvailable: false, isOn: false })
    expect((await put({ isOn: true })).json()).toEqual({ isAvailable: false, isOn: true })
    expect((await owner.get('/api/visits/mail')).json()).toEqual({ isAvailable: false, isOn: true })
    expect((await put({ isOn: 'sí' })).statusCode).toBe(400)
  })
})

test.each([
  ['2026-06-15', '07:59', '2026-06-08'],
  ['2026-06-15', '08:00', '2026-06-15'],
  ['2026-06-21', '23:59', '2026-06-15'],
])('on %s at %s, the mail of %s is due', (date, time, monday) => {
  expect(dueMonday({ date, time })).toBe(monday)
})
