import { z } from 'zod'
import { post } from './auth.ts'
import { request } from './request.ts'

const anything = z.unknown()

/** Whether the site can e-mail a password reset link. */
export async function recoversByMail(signal?: AbortSignal): Promise<boolean> {
  const schema = z.object({ byMail: z.boolean() })
  return (await request('/api/recovery', { schema, signal })).data.byMail
}

export const askForNewPassword = (email: string) => post('/api/recovery', { email }, anything, true)

export const resetPassword = (reset: { readonly token: string; readonly password: string }) =>
  post('/api/recovery/password', reset, anything, true)
