import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { isRole, type Role } from '../roles.ts'
import { revealingStoreErrors } from '../store/patient-database.ts'
import type { BetterAuth, BetterAuthOptions } from './better-auth.ts'
import { callHeaders } from './call-headers.ts'
import { decodedCookie, requestCookies } from './request-cookies.ts'

/** Who is signed in: an owner, or an assistant, as `role` says. */
export type Owner = {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly role: Role
  readonly twoFactorEnabled: boolean
}

export type OwnerSession = { readonly owner: Owner; readonly token: string }

/** Longest life of a session, in ms, however often it is used. */
export const maxSessionAge = 90 * 24 * 60 * 60 * 1000

export type Auth = ReturnType<typeof createAuth>

/** The seam to better-auth, which is loaded when somebody first needs it: visitors never do. */
export function createAuth(options: BetterAuthOptions) {
  let loading: Promise<BetterAuth> | undefined
  const load = () => {
    loading ??= import('./better-auth.ts').then(({ createBetterAuth }) => createBetterAuth(options))
    loading.catch(() => {
      loading = undefined
    })
    return loading
  }

  return {
    /** Has better-auth ready for a call that is likely to come. */
    prepare: (): void =>
      void load().catch((error: unknown) => options.log.error({ err: error }, 'Falló el inicio de sesión')),

    /** Makes one call of better-auth. @throws what the store throws. */
    call: async (make: (api: BetterAuth['api']) => Promise<Response>): Promise<Response> => {
      const { api } = await load()
      return revealingStoreErrors(() => make(api))
    },

    /**
     * Who is signed in. The session's life is not prolonged: only the call that renews its cookie does that. A session
     * older than `maxSessionAge` is ended here, so every call asks this first.
     */
    sessionOf: async (request: FastifyRequest): Promise<OwnerSession | undefined> => {
      if (!request.headers.cookie) return undefined
      const { api, $context } = await load()
      const headers = callHeaders(request)
      const found = await revealingStoreErrors(() =>
        api.getSession({ headers, query: { disableRefresh: true } }),
      )
      if (!found || !isRole(found.user.role)) return undefined
      const { token, createdAt } = found.session
      if (Date.now() - createdAt.getTime() > maxSessionAge) {
        const { internalAdapter } = await $context
        await revealingStoreErrors(() => internalAdapter.deleteSession(token))
        return undefined
      }
      const { id, name, email, role, twoFactorEnabled } = found.user
      const owner = { id, name, email, role, twoFactorEnabled: twoFactorEnabled === true }
      return { owner, token }
    },

    endSession: async (token: string): Promise<void> => {
      const { internalAdapter } = await (await load()).$context
      await revealingStoreErrors(() => internalAdapter.deleteSession(token))
    },

    /** The id of the account whose second factor is asked for in this sign-in. */
    pendingAccount: async (request: FastifyRequest): Promise<string | undefined> => {
      const { createAuthCookie, internalAdapter } = await (await load()).$context
      const cookies = requestCookies(request.headers.cookie)
      const cookie = decodedCookie(cookies, createAuthCookie('two_factor').name)
      const identifier = cookie?.slice(0, cookie.lastIndexOf('.'))
      if (!identifier) return undefined
      const pending = await revealingStoreErrors(() => internalAdapter.findVerificationValue(identifier))
      return pending?.value
    },
  }
}

const refusal = z.object({ code: z.string() })

/** better-auth's own code for what it refused. */
export async function codeOf(response: Response): Promise<string | undefined> {
  const body = refusal.safeParse(await response.json().catch(() => undefined))
  return body.data?.code
}
