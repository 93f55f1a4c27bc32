import type { copyCalls } from '#contract/copies.ts'
import type { SignInParts } from '../auth/guarded-calls.ts'
import { createPasswordCheck } from '../auth/password-check.ts'
import type { Handlers } from '../calls/serve-calls.ts'
import { downloadKey, isValidKey, keyLifetime } from '../copies/download-key.ts'
import { Problem } from '../problems/problem.ts'
import type { Api } from './api.ts'
import { sendStoredFile } from './send-stored-file.ts'

/** The copies that the owner takes away. Her session alone does not download one. */
export function copyHandlers(api: Pick<Api, 'copies'> & SignInParts): Handlers<typeof copyCalls> {
  const { copies, secret } = api
  const checkPassword = createPasswordCheck(api)

  async function found(name: string) {
    const copy = await copies.find(name)
    if (!copy) throw new Problem('not_found', { detail: 'Esa copia ya no está. Haga otra.' })
    return copy
  }

  return {
    'GET /api/copies': () => copies.state(),

    'POST /api/copies': async ({ body: { kind } }) => {
      if (!copies.start(kind)) throw new Problem('copy_running')
      return {}
    },

    'POST /api/copies/:name/link': async ({ params, body, person, request }) => {
      const { name } = await found(params.name)
      await checkPassword(request, body.password)
      const until = Date.now() + keyLifetime
      const key = downloadKey(secret, { name, person: person.id, until })
      return { path: `/api/copies/${name}?until=${until}&key=${key}` }
    },

    'GET /api/copies/:name': async ({ params, query: { until, key }, person, request, reply }) => {
      const { name, path, kind } = await found(params.name)
      if (!isValidKey(secret, key, { name, person: person.id, until })) throw new Problem('link_expired')
      const type = kind === 'site' ? 'application/zip' : 'application/octet-stream'
      return sendStoredFile(request, reply, { path, name, type })
    },
  }
}
