import { setTimeout as delay } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { watchMemory } from '../../bench/support/memory-watch.ts'
import { descendantsOf } from '../../bench/support/process-figures.ts'
import { ownerEnv, signInOwner } from '../support/owner-client.ts'
import { startServer } from '../support/server.ts'

/** In MB, together with the process that draws. */
const maxTogether = 300
const saves = 8
const helperLimit = 60_000

const content = z.object({ siteContent: z.looseObject({ heroSection: z.looseObject({}) }) })

test('publishing with all helpers needs little memory', { timeout: 300_000 }, async () => {
  const server = await startServer({ env: ownerEnv })
  onTestFinished(server.stop)
  const owner = await signInOwner(server)
  const { siteContent } = content.parse(await (await owner.get('/api/site-content')).json())
  const memory = watchMemory(server.pid)

  for (let save = 0; save < saves; save += 1) {
    const heroSection = { ...siteContent.heroSection, title: `Salud de la mujer, edición ${save}` }
    const saved = await owner.post('/api/site-content', { siteContent: { ...siteContent, heroSection } })
    expect(saved.status).toBe(200)
    await delay(1500)
  }
  // A busy machine draws the cards after the last save.
  await expect.poll(memory.peakHelperCount, { timeout: helperLimit }).toBeGreaterThan(0)
  await expect.poll(() => descendantsOf(server.pid).length, { timeout: helperLimit, interval: 250 }).toBe(0)

  expect(memory.stop().together).toBeLessThanOrEqual(maxTogether)
})
