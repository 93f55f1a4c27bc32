import { expect, test } from 'vitest'
import { hashAsInProduction } from '#tests/server/cheap-passwords.ts'
import { ana, signIn } from '#tests/server/owner.ts'
import { runningSite } from '#tests/server/running-site.ts'

test('signing in takes about as long for an unknown account', async () => {
  hashAsInProduction()
  const site = await runningSite()
  await site.accounts.create(ana)
  const timeOf = async (email: string) => {
    const start = process.cpuUsage()
    const response = await signIn(site, { email, password: 'una clave equivocada' })
    const { user, system } = process.cpuUsage(start)
    expect(response.statusCode).toBe(401)
    return user + system
  }
  await timeOf('primera@ejemplo.mx')

  // The least of three: the site's own work after its start counts in the same process.
  const times = { known: [] as number[], unknown: [] as number[] }
  for (let round = 0; round < 3; round++) {
    times.known.push(await timeOf(ana.email))
    times.unknown.push(await timeOf('nadie@ejemplo.mx'))
  }
  const known = Math.min(...times.known)
  const unknown = Math.min(...times.unknown)

  expect(unknown / known).toBeGreaterThan(0.4)
  expect(unknown / known).toBeLessThan(2.5)
})
