import { describe, expect, test } from 'vitest'
import { Problem } from '../problem.ts'
import { emptyStore } from '../testing/databases.ts'
import { createSignInLimits, type Guess } from './sign-in-limits.ts'

const minute = 60_000

async function limitsAt(start = '2026-01-01T10:00:00Z') {
  const store = await emptyStore()
  let time = Date.parse(start)
  const create = () => createSignInLimits({ db: store.db, secret: 's', now: () => new Date(time) })
  const limits = create()

  const guess = (changes: Partial<Guess> = {}): Guess => ({
    kind: 'password',
    address: '203.0.113.1',
    account: 'ana@ejemplo.mx',
    ...changes,
  })
  /** Makes a wrong guess; gives how many seconds to wait where that was refused. */
  const fail = (changes?: Partial<Guess>) =>
    limits.begin(guess(changes)).then(
      () => 0,
      (error: unknown) => (error instanceof Problem ? (error.retryAfter ?? -1) : -2),
    )
  return {
    limits,
    create,
    guess,
    fail,
    store,
    pass: (ms: number) => {
      time += ms
    },
  }
}

async function times<Result>(count: number, action: (index: number) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = []
  for (let index = 0; index < count; index += 1) results.push(await action(index))
  return results
}

describe('guessing at one account from one address', () => {
  test('costs nothing five times, then a wait that doubles up to a quarter of an hour', async () => {
    const { fail, pass } = await limitsAt()

    expect(await times(5, () => fail())).toEqual([0, 0, 0, 0, 0])
    const waits = await times(12, async () => {
      const wait = await fail()
      pass(wait * 1000)
      expect(await fail()).toBe(0)
      return wait
    })

    expect(waits).toEqual([2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900, 900])
  })

  test('is not made slower by the attempts that were refused', async () => {
    const { fail, pass } = await limitsAt()
    await times(5, () => fail())

    await times(50, () => fail())
    pass(2000)

    expect(await fail()).toBe(0)
  })

  test('counts those that come at once', async () => {
    const { fail } = await limitsAt()

    const waits = await Promise.all(Array.from({ length: 20 }, () => fail()))

    expect(waits.filter((wait) => wait === 0)).toHaveLength(5)
  })

  test('is forgiven by a success, and not counted when it was no guess', async () => {
    const { limits, guess, fail } = await limitsAt()
    await times(4, () => fail())
    await (await limits.begin(guess())).succeeded()
    await times(4, () => fail())
    for (let index = 0; index < 3; index += 1) await (await limits.begin(guess())).withdrawn()

    expect(await fail()).toBe(0)
    expect(await fail()).toBeGreaterThan(0)
  })

  test('is forgotten after a day, and remembered by the next process', async () => {
    const { fail, pass, create, guess } = await limitsAt()
    await times(5, () => fail())

    await expect(create().begin(guess())).rejects.toMatchObject({ code: 'too_many_attempts', status: 429 })
    pass(24 * 60 * minute)

    expect(await times(5, () => fail())).toEqual([0, 0, 0, 0, 0])
  })

  test('does not lock anyone out when the clock is set back', async () => {
    const { fail, pass } = await limitsAt()
    await times(9, () => fail())

    pass(-400 * 24 * 60 * minute)

    expect(await fail()).toBe(0)
  })
})

describe('the owner at another address', () => {
  test('is not held up by who guesses at her account', async () => {
    const { fail, pass } = await limitsAt()
    await times(100, async () => {
      await fail()
      pass(minute)
    })

    expect(await fail({ address: '198.51.100.9' })).toBe(0)
  })

  test('always has a try, and at a known address all of them, when many addresses guess', async () => {
    const { limits, guess, fail } = await limitsAt()
    const home = { address: '198.51.100.9' }
    await (await limits.begin(guess(home))).succeeded()

    await times(250, (index) => fail({ address: `203.0.113.${index}` }))

    expect(await times(6, () => fail(home))).toEqual([0, 0, 0, 0, 0, 2])
    expect(await times(3, () => fail({ address: '192.0.2.77' }))).toEqual([0, 0, 15 * 60])
  })
})

test('an address that tries one account after another is slowed down too', async () => {
  const { fail } = await limitsAt()

  const waits = await times(25, (index) => fail({ account: `n${index}@ejemplo.mx` }))

  expect(waits.filter((wait) => wait === 0)).toHaveLength(20)
})

test('passwords and codes are counted apart', async () => {
  const { fail } = await limitsAt()
  await times(6, () => fail())

  expect(await fail({ kind: 'code' })).toBe(0)
})

test('neither addresses nor accounts can be read from the database, and old rows go', async () => {
  const { fail, store, pass } = await limitsAt()
  await times(60, (index) => fail({ address: `203.0.113.${index}` }))
  const kept = JSON.stringify(await store.db.selectFrom('sign_in_attempt').selectAll().execute())
  expect(kept).not.toMatch(/203\.0|ejemplo/)

  pass(2 * 24 * 60 * minute)
  await times(60, (index) => fail({ address: `198.51.100.${index}` }))

  const rows = await store.db.selectFrom('sign_in_attempt').select('key').execute()
  expect(rows.length).toBeLessThan(130)
})
