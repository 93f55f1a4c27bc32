import { expect, test } from 'vitest'
import { ana, browserOf, signedInOwner, signIn } from '#tests/server/owner.ts'
import { runningSite } from '#tests/server/running-site.ts'
import { isCommonPassword } from './common-passwords.ts'
import { openSetupLink, prepareFirstOwner } from './first-owner.ts'
import { generatePassword } from './passwords.ts'

test.each([
  '123456789012',
  'unbelievable',
  '1q2w3e4r5t6y',
  'Password2024!',
  'mariposa123456',
  'passwordpassword',
  'Contraseña1234',
  'consultorio2026',
  'aaaaaaaaaaaa',
  '123123123123',
  'abcdabcdabcdab',
])('%s is a common password', async (password) => {
  expect(await isCommonPassword(password)).toBe(true)
})

test.each([
  ana.password,
  'tres gatos azules',
  'k8s-3jf-99-zq-x',
  'correcthorsebatterystaple',
  generatePassword(),
])('%s is not a common password', async (password) => {
  expect(await isCommonPassword(password)).toBe(false)
})

const common = '123456789012'
const problem = (path: string) => ({
  status: 400,
  code: 'common_password',
  issues: [{ path, message: expect.stringContaining('Elija otra') }],
})

test('a common password is refused at the set-up, and the link stays open', async () => {
  const site = await runningSite()
  const link = await openSetupLink(site.accounts, 'http://localhost:3000')
  const token = link.split('#token=')[1]
  const setUp = (password: string) => browserOf(site).post('/api/setup', { token, ...ana, password })

  expect((await setUp(common)).json()).toMatchObject(problem('password'))
  expect((await setUp(ana.password)).statusCode).toBe(201)
})

test('a common password is refused when the owner changes hers, and nothing changes', async () => {
  const site = await runningSite()
  const browser = await signedInOwner(site)
  const change = { currentPassword: ana.password, newPassword: common }

  expect((await browser.post('/api/auth/change-password', change)).json()).toMatchObject(
    problem('newPassword'),
  )
  expect((await browserOf(site).post('/api/auth/change-password', change)).statusCode).toBe(401)
  expect((await signIn(site)).statusCode).toBe(200)
})

test('a common ADMIN_PASSWORD stops only the start that would create the owner', async () => {
  const { accounts } = await runningSite()
  const config = { owner: { email: ana.email, password: common }, siteUrl: 'http://localhost:3000' }
  const log = { info: () => {}, warn: () => {} }

  await expect(prepareFirstOwner({ accounts, config, log })).rejects.toThrow('ADMIN_PASSWORD')
  expect(await accounts.hasOwner()).toBe(false)
  await accounts.create(ana)
  await expect(prepareFirstOwner({ accounts, config, log })).resolves.toBeUndefined()
})
