import { ApiProblem } from '#admin/api/problem.ts'

const unreachable = (cause: unknown): never => {
  throw new ApiProblem({ status: 0, code: 'network' }, { cause })
}

/*
 * The server's calls for signing in load beside the form. They bring the library that checks responses, which weighs
 * twice as much as the form.
 */
const loadCalls = () => import('#admin/api/auth.ts').catch(unreachable)
const loadPasskeyCalls = () => import('#admin/api/passkeys.ts').catch(unreachable)

type Calls = Awaited<ReturnType<typeof loadCalls>>
type PasskeyCalls = Awaited<ReturnType<typeof loadPasskeyCalls>>

export const signIn: Calls['signIn'] = async (...credentials) => (await loadCalls()).signIn(...credentials)

export const verifySecondFactor: Calls['verifySecondFactor'] = async (...factor) =>
  (await loadCalls()).verifySecondFactor(...factor)

export const signInWithPasskey: PasskeyCalls['signInWithPasskey'] = async (...options) =>
  (await loadPasskeyCalls()).signInWithPasskey(...options)

/** Loads the calls while she types. An error appears when the form needs them. */
export const loadSignInCalls = () => Promise.allSettled([loadCalls(), loadPasskeyCalls()])
