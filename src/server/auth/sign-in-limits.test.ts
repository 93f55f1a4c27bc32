import { describe, expect, test } from 'vitest'
import { emptyStore } from '#tests/server/databases.ts'
import { Problem } from '../problems/problem.ts'
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
  /** Makes a wrong guess. @returns the seconds to wait if it was refused, else 0. */
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
  test('has no delay for five attempts, then a delay that doubles up to 15 minutes', async () => {
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

  test('is not delayed further by refused attempts', async () => {
    const { fail, pass } = await limitsAt()
    await times(5, () => fail())

    await times(50, () => fail())
    pass(2000)

    expect(await fail()).toBe(0)
  })

  test('counts concurrent attempts', async () => {
    const { fail } = await limitsAt()

    const waits = await Promise.all(Array.from({ length: 20 }, () => fail()))

    expect(waits.filter((wait) => wait === 0)).toHaveLength(5)
  })

  test('is reset by a success, and ignores attempts that were not a guess', async () => {
    const { limits, guess, fail } = await limitsAt()
    await times(4, () => fail())
    await (await limits.begin(guess())).succeeded()
    await times(4, () => fail())
    for (let index = 0; index < 3; index += 1) await (await limits.begin(guess())).withdrawn()

    expect(await fail()).toBe(0)
    expect(await fail()).toBeGreaterThan(0)
  })

  test('is forgotten after a day, and is known to the next process', async () => {
    const { fail, pass, create, guess } = await limitsAt()
    await times(5, () => fail())

    await expect(create().begin(guess())).rejects.toMatchObject({ code: 'too_many_attempts', status: 429 })
    pass(24 * 60 * minute)

    expect(await times(5, () => fail())).toEqual([0, 0, 0, 0, 0])
  })

  test('locks no one out when the clock is set back', async () => {
    const { fail, pass } = await limitsAt()
    await times(9, () => fail())

    pass(-400 * 24 * 60 * minute)

    expect(await fail()).toBe(0)
  })
})

describe('the owner at another address', () => {
  test('is not delayed by guesses of others at her account', async () => {
    const { fail, pass } = await limitsAt()
    await times(100, async () => {
      await fail()
      pass(minute)
    })

    expect(await fail({ address: '198.51.100.9' })).toBe(0)
  })

  test('may sign in on a known device, however many addresses guess', async () => {
    const { limits, guess, fail } = await limitsAt()

    await times(250, (index) => fail({ address: `203.0.${index}.1` }))

    expect(await fail({ address: '192.0.2.77' })).toBeGreaterThan(0)
    const home = { address: '203.0.1.1', device: 'laptop' }
    await (await limits.begin(guess(home))).succeeded()
    expect(await times(6, () => fail(home))).toEqual([0, 0, 0, 0, 0, 2])
  })

  test('is delayed by her own mistakes only on the same device', async () => {
    const { fail } = await limitsAt()
    await times(6, () => fail({ device: 'laptop' }))

    expect(await fail({ device: 'laptop' })).toBeGreaterThan(0)
    expect(await fail({ device: 'phone' })).toBe(0)
  })
})

describe.each(['password', 'code'] as const)('wrong guesses of a %s', (kind) => {
  /**
   * Guesses every twenty minutes for `days` days, each time from a new address and from the account's devices.
   * Returns the number of guesses that were allowed per day.
   */
  async function allowedGuesses(days: number) {
    const { fail, pass } = await limitsAt()
    const perDay: number[] = []
    for (let day = 0; day < days; day += 1) {
      let through = 0
      for (let step = 0; step < 72; step += 1) {
        const address = `2001:db8:${day}:${step}::/64`
        if ((await fail({ kind, address, network: `2001:db8:${day}${step}::/48` })) === 0) through += 1
        if ((await fail({ kind, address, device: `${day} ${step}` })) === 0) through += 1
        pass(20 * minute)
      }
      perDay.push(through)
    }
    return perDay
  }

  test('at one account are limited to 100 a day from all addresses', async () => {
    const perDay = await allowedGuesses(1)

    expect(Math.max(...perDay)).toBeLessThanOrEqual(100)
    expect(Math.min(...perDay)).toBeGreaterThan(0)
  })

  test('from one /48 are limited to a burst of 40, whatever accounts and /64 they use', async () => {
    const { fail, pass } = await limitsAt()
    const burst = await times(210, async (index) => {
      pass(1_000)
      return fail({
        kind,
        account: `n${index}@ejemplo.mx`,
        network: '2001:db8:1::/48',
        address: `2001:db8:1:${index.toString(16)}::/64`,
      })
    })

    expect(burst.filter((wait) => wait === 0).length).toBeLessThanOrEqual(40)
    expect(await fail({ kind, account: 'otra@ejemplo.mx', network: '2001:db8:2::/48' })).toBe(0)
  })
})

test('from one address at one account after another are delayed too', async () => {
  const { fail } = await limitsAt()

  const waits = await times(25, (index) => fail({ account: `n${index}@ejemplo.mx` }))

  expect(waits.filter((wait) => wait === 0)).toHaveLength(20)
})

test('passwords and codes have separate counts', async () => {
  const { fail } = await limitsAt()
  await times(6, () => fail())

  expect(await fail({ kind: 'code' })).toBe(0)
})

test('the database contains no readable address or account', async () => {
  const { fail, store } = await limitsAt()
  await times(20, (index) =>
    fail({ address: `203.0.113.${index}`, network: `2001:db8:${index}::/48`, device: undefined }),
  )
  const kept = JSON.stringify(await store.db.selectFrom('sign_in_attempt').selectAll().execute())

  expect(kept).not.toMatch(/203\.0|2001|ejemplo/)
})

test('a success is removed from every count', async () => {
  const { limits, guess, fail } = await limitsAt()
  for (let index = 0; index < 60; index += 1) await (await limits.begin(guess())).succeeded()

  expect(await times(5, () => fail())).toEqual([0, 0, 0, 0, 0])
})
