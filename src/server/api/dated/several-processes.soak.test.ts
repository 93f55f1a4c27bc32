import { describe, expect, test, vi } from 'vitest'
import { sharedDatabase } from '#tests/server/databases.ts'
import { date, datedSite, listed, midnight, nameOn, rename } from '#tests/server/dated-site.ts'
import { runningSite } from '#tests/server/running-site.ts'
import { testClock } from '#tests/server/test-clock.ts'
import { createDatedChanges } from '../../store/dated-changes.ts'

describe('with several processes, a dated change', () => {
  test('is published by a process that starts after its time', async () => {
    const database = await sharedDatabase()
    const first = await datedSite({ database })
    await rename(first.browser, 'Dra. de Enero')
    await date(first.browser)
    await first.stop()

    const clock = testClock(midnight + 5 * 60_000)
    const second = await runningSite({ database, clock })
    await clock.advance(1_000)
    await second.idle()

    expect(nameOn(second)).toBe('Dra. de Enero')
    expect(second.publisher.live?.record?.id).toBe(2)
  })

  test('that a person published before its time becomes visible after a kill and a restart', async () => {
    const database = await sharedDatabase()
    const first = await datedSite({ database })
    await rename(first.browser, 'Dra. de Enero')
    await date(first.browser)
    const [{ id }] = await listed(first.browser)
    vi.spyOn(first.publisher, 'publish').mockRejectedValue(new Error('The process was killed.'))
    const cutOff = await first.browser.post(`/api/dated-changes/${id}/publish`, {})
    expect([cutOff.statusCode, (await listed(first.browser))[0].state]).toEqual([500, 'saved'])
    await first.stop()

    const second = await runningSite({ database, clock: first.clock })
    await first.clock.advance(1_000)
    await second.idle()

    expect(nameOn(second)).toBe('Dra. de Enero')
    const open = () => createDatedChanges(second.store.db).list()
    expect(await open()).toEqual([])
  })
})
