import { expect, test } from 'vitest'
import { ownSite } from '#sample/testing/own-site.ts'
import { createSourceChecks } from './source-checks.ts'

test('asks the addresses for which there was no time with the next call, and the others not again', async () => {
  let time = 0
  const asked: string[] = []
  const checks = createSourceChecks({
    now: () => time,
    async ask(url) {
      asked.push(url)
      if (asked.length === 4) time += 60_000
      return 200
    },
  })

  const first = await checks.check(ownSite())
  expect(first.left).toBeGreaterThan(0)
  const before = asked.length
  expect(first.asked).toBe(before)

  const second = await checks.check(ownSite())
  expect(second.left).toBe(0)
  expect(asked.length).toBe(first.asked + first.left)
  expect(new Set(asked).size).toBe(asked.length)
})

test('two calls at one time share one run', async () => {
  let calls = 0
  const checks = createSourceChecks({
    async ask() {
      calls += 1
      return 200
    },
  })
  const [one, other] = await Promise.all([checks.check(ownSite()), checks.check(ownSite())])

  expect(one).toBe(other)
  expect(calls).toBe(one.asked)
})
