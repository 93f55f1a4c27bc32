import type { Call } from '#contract/call.ts'
import { contract } from '#contract/contract.ts'
import type { OwnersBrowser } from './owner.ts'

const methods = ['POST', 'PATCH', 'PUT', 'DELETE'] as const

/** Every writing call but the one that ends the session, with route parameters that exist. */
export const writingCalls = Object.entries<Call>(contract).flatMap(([name, { isHidden }]) => {
  const [, path = ''] = name.split(' ')
  const method = methods.find((each) => name.startsWith(`${each} `))
  if (!method || isHidden || path === '/api/auth/sign-out') return []
  const url = path
    .replace(':document', 'site-content')
    .replace(':number', '1')
    .replace(':id', '0123456789abcdef')
  return [{ method, url }]
})

/** The writing calls that refuse this body without naming in every issue what is wrong. */
export async function callsWithoutNames(browser: OwnersBrowser, value: unknown): Promise<unknown[]> {
  const body =
    value === undefined
      ? {}
      : { payload: JSON.stringify(value), headers: { 'content-type': 'application/json' } }
  const unnamed: unknown[] = []
  for (const call of writingCalls) {
    const response = await browser.send({ ...call, ...body })
    if (response.statusCode !== 400) continue
    const { issues = [] } = response.json() as { issues?: { path: string }[] }
    if (issues.length === 0 || issues.some(({ path }) => path === '')) unnamed.push([call, issues])
  }
  return unnamed
}
