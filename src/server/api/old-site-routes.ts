import { maxExportBytes } from '#content/entries/import-limits.ts'
import type { oldSiteCalls } from '#contract/old-site.ts'
import type { Handlers } from '../calls/serve-calls.ts'
import { createUploadQueue } from '../media/encoder/upload-queue.ts'
import { oneFile } from '../media/library/receive-upload.ts'
import { exportTooLarge } from '../old-site/old-site-import.ts'
import type { Api } from './api.ts'
import { beginForm, formProblem } from './forms.ts'

const formLimits = { fileSize: maxExportBytes, files: 1, fields: 0, parts: 1, headerPairs: 20 } as const
/** Bytes for the separators between the parts of the form. */
const roomForWords = 64 * 1024

/** Brings the owner's former site along. */
export function oldSiteHandlers({ oldSite }: Pick<Api, 'oldSite'>): Handlers<typeof oldSiteCalls> {
  const passQueue = createUploadQueue({ maxConcurrent: 1, maxWaiting: 2 })

  return {
    'GET /api/old-site': ({ person }) => oldSite.state(person.id),

    'POST /api/old-site/file': async ({ request }) => {
      const begin = beginForm(request, maxExportBytes + roomForWords, {
        noForm: 'Envíe el archivo como multipart/form-data.',
        tooLarge: exportTooLarge,
      })
      await passQueue(async () => {
        begin()
        try {
          const part = await request.file({ limits: formLimits })
          if (part?.fieldname !== 'file') throw oneFile()
          await oldSite.readFile(part.file)
        } catch (error) {
          throw formProblem(error)
        }
      })
      return {}
    },

    'POST /api/old-site/address': async ({ body }) => {
      oldSite.readAddress(body.address)
      return {}
    },

    'POST /api/old-site/take': async ({ body, person }) => {
      await oldSite.take(person.id, body.pages)
      return {}
    },

    'POST /api/old-site/undo': ({ person }) => oldSite.undo(person.id),

    'DELETE /api/old-site': async () => {
      await oldSite.forget()
      return {}
    },
  }
}
