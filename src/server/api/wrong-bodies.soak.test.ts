import { beforeAll, describe, expect, test } from 'vitest'
import { ana, browserOf, signIn } from '#tests/server/owner.ts'
import { sharedSite } from '#tests/server/running-site.ts'
import { callsWithoutNames } from '#tests/server/wrong-bodies.ts'

const site = sharedSite()
beforeAll(() => site().accounts.create(ana))

describe('a refused body names what is wrong', () => {
  test.each([
    ['null', null],
    ['a number', 7],
    ['a list', []],
    ['an empty object', {}],
  ])('when it is %s, in every call', async (_name, value) => {
    const browser = browserOf(site(), await signIn(site()))

    expect(await callsWithoutNames(browser, value)).toEqual([])
  })
})
