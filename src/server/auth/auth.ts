import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { roles } from '#contract/call.ts'
import type { Owner } from '../calls/guard-calls.ts'
import { revealingStoreErrors } from '../store/store-errors.ts'
import type { BetterAuth, BetterAuthOptions } from './better-auth.ts'
import { type CookieSender, callHeaders, decodedCookie, requestCookies } from './call-headers.ts'

export type OwnerSession = { readonly owner: Owner; readonly token: string }

/** Maximum age of a session, in ms, however often it is used. */
export const maxSessionAge = 90 * 24 * 60 * 60 * 1000

export type Auth = ReturnType<typeof createAuth>

/** Wraps better-auth, which is loaded on first use; visitors' requests never use it. */
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
    /** Loads better-auth before a call that is likely to come. */
    prepare: (): void =>
      void load().catch((error: unknown) => options.log.error({ err: error }, 'Falló el inicio de sesión')),

    /** Makes one better-auth call. @throws errors of the store. */
    call: async (make: (api: BetterAuth['api']) => Promise<Response>): Promise<Response> => {
      const { api } = await load()
      return revealingStoreErrors(() => make(api))
    },

    /**
     * The signed-in person's session. Does not extend the session: only the call that renews its cookie does. Ends a
     * session older than `maxSessionAge`, so every call must use this first.
     */
    sessionOf: async (request: CookieSender): Promise<OwnerSession | undefined> => {
      if (!request.headers.cookie) return undefined
      const { api, $context } = await load()
      const headers = callHeaders(request)
      const found = await revealingStoreErrors(() =>
        api.getSession({ headers, query: { disableRefresh: true } }),
      )
      const role = roles.find((each) => each === found?.user.role)
      if (!found || !role) return undefined
      const { token, createdAt } = found.session
      if (Date.now() - createdAt.getTime() > maxSessionAge) {
        const { internalAdapter } = await $context
        await revealingStoreErrors(() => internalAdapter.deleteSession(token))
        return undefined
      }
      const { id, name, email, twoFactorEnabled } = found.user
      const owner = { id, name: name || email, email, role, twoFactorEnabled: twoFactorEnabled === true }
      return { owner, token }
    },

    endSession: async (token: string): Promise<void> => {
      const { internalAdapter } = await (await load()).$context
      await revealingStoreErrors(() => internalAdapter.deleteSession(token))
    },

    /** Id of the account whose sign-in waits for its second factor. */
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

/** better-auth's code in a refusal. */
export async function codeOf(response: Response): Promise<string | undefined> {
  const body = refusal.safeParse(await response.json().catch(() => undefined))
  return body.data?.code
}
