import { promisify } from 'node:util'
import { constants, gzip } from 'node:zlib'
import type { HandlerOf } from '../../calls/serve-calls.ts'
import type { Api } from '../api.ts'
import { savedSnapshot } from '../snapshots.ts'
import { draftedSnapshot } from './drafted-snapshot.ts'

const compress = promisify(gzip)

/** A page of the site with the unsaved edits of the person, and the field of each text in it. Saves nothing. */
export const editPageHandler =
  (api: Api): HandlerOf<'POST /api/edit-page'> =>
  async ({ body: { path, ...changes }, request, reply }) => {
    const { snapshot, refused } = draftedSnapshot(await savedSnapshot(api), changes)
    const { page, fields } = api.renderer.renderForEditing(snapshot, path)
    const shown = { html: page.body, status: page.status, fields: [...fields], refused: [...refused] }
    reply.header('Vary', 'Accept-Encoding')
    if (!`${request.headers['accept-encoding'] ?? ''}`.includes('gzip')) return shown
    // A page is sent for every pause in typing, so speed counts more than bytes.
    const compressed = await compress(JSON.stringify(shown), { level: constants.Z_BEST_SPEED })
    return reply.type('application/json; charset=utf-8').header('Content-Encoding', 'gzip').send(compressed)
  }
