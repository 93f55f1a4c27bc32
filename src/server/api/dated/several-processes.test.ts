import { describe, expect, test, vi } from 'vitest'
import { sharedDatabase } from '#tests/server/databases.ts'
import { date, datedSite, listed, nameOn, passMidnight, rename } from '#tests/server/dated-site.ts'
import { runningSite } from '#tests/server/running-site.ts'
import { testClock } from '#tests/server/test-clock.ts'

describe('with several processes, a dated change', () => {
  test('is published once, with one revision and one release', async () => {
    const database = await sharedDatabase()
    const first = await datedSite({ database, withoutLock: true })
    const clock = testClock(first.clock.now())
    const second = await runningSite({ database, withoutLock: true, clock })
    await rename(first.browser, 'Dra. de Enero')
    await date(first.browser)
    // Both have read the change before its time.
    await Promise.all([first.clock, clock].map((each) => each.advance(6_000)))

    await Promise.all([first, { ...second, clock }].map(passMidnight))

    expect(nameOn(first)).toBe('Dra. de Enero')
    expect(await listed(first.browser)).toEqual([])
    expect((await first.store.latestSummary('site-content'))?.number).toBe(2)
    expect((await second.store.liveRelease())?.id).toBe(2)
  })

  test('becomes visible after a restart if the process stopped between saving and publishing', async () => {
    const database = await sharedDatabase()
    const first = await datedSite({ database })
    await rename(first.browser, 'Dra. de Enero')
    await date(first.browser)
    vi.spyOn(first.publisher, 'publish').mockRejectedValue(new Error('The process was killed.'))
    await passMidnight(first)
    expect((await listed(first.browser))[0].state).toBe('saved')
    await first.stop()

    const second = await runningSite({ database, clock: first.clock })
    await first.clock.advance(1_000)
    await second.idle()

    expect(nameOn(second)).toBe('Dra. de Enero')
    expect((await second.store.latestSummary('site-content'))?.number).toBe(2)
  })
})
