import { expect, test } from 'vitest'
import { bodyCalls, hostileBodies } from '#tests/server/hostile-bodies.ts'
import { signedInOwner } from '#tests/server/owner.ts'
import { runningSite } from '#tests/server/running-site.ts'

test('each hostile body takes less than 3 s of processor time', async () => {
  const site = await runningSite()
  const browser = await signedInOwner(site)
  const slow: string[] = []

  for (const [name, text] of hostileBodies)
    for (const url of bodyCalls) {
      const before = process.cpuUsage()
      await browser.post(url, Buffer.from(text), { 'content-type': 'application/json' })
      const { user } = process.cpuUsage(before)
      if (user > 3_000_000) slow.push(`${name} at ${url}: ${user} µs`)
    }

  expect(slow).toEqual([])
})
