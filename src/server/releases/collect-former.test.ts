import { expect, test } from 'vitest'
import { collectFormer } from './collect-former.ts'

/** A publisher that only passes releases on, and the number of collections so far. */
function collected(pause: number) {
  const subscribers: ((release: { isStopped: boolean }) => Promise<void>)[] = []
  const counts = { collections: 0 }
  collectFormer(
    { subscribe: (subscriber) => subscribers.push(subscriber) },
    { collect: () => (counts.collections += 1), pause },
  )
  const publish = (release: { isStopped: boolean }) =>
    Promise.all(subscribers.map((subscriber) => subscriber(release)))
  return { counts, publish }
}

test('collects garbage once after several releases, when the last one has been live for a while', async () => {
  const { counts, publish } = collected(20)
  const replaced = { isStopped: false }

  const first = publish(replaced)
  replaced.isStopped = true
  const second = publish({ isStopped: false })
  expect(counts.collections).toBe(0)
  await Promise.all([first, second])

  expect(counts.collections).toBe(1)
})
