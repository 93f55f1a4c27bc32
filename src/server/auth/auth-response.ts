import { z } from 'zod'
import { roles } from '#contract/call.ts'
import type { Owner } from '../calls/guard-calls.ts'
import type { ProblemCode } from '../problems/problem.ts'
import { authRefusals } from '../problems/problem.ts'

const signedIn = z.object({
  user: z.object({ id: z.string(), name: z.string(), email: z.string(), role: z.enum(roles) }),
})

/** The person who has just signed in or changed her password. */
export async function ownerIn(response: Response): Promise<Owner | undefined> {
  const { data } = signedIn.safeParse(await response.clone().json())
  return data && { ...data.user, twoFactorEnabled: false }
}

/** The problem for a refusal of better-auth. */
export function refusalOf(status: number, code: string | undefined): ProblemCode {
  // Do not distinguish an invalid e-mail address from one without an account.
  if (code === 'INVALID_EMAIL') return 'INVALID_EMAIL_OR_PASSWORD'
  if (code !== undefined && isRefusal(code)) return code
  if (status === 401) return 'unauthorized'
  if (status === 429) return 'too_many_attempts'
  return status < 500 ? 'invalid_request' : 'unexpected'
}

const isRefusal = (code: string): code is keyof typeof authRefusals => Object.hasOwn(authRefusals, code)
