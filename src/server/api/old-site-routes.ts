import { maxExportBytes } from '#content/entries/import-limits.ts'
import type { oldSiteCalls } from '#contract/old-site.ts'
import type { Handlers } from '../calls/serve-calls.ts'
import { createUploadQueue } from '../media/encoder/upload-queue.ts'
import { exportTooLarge } from '../old-site/old-site-import.ts'
import type { Api } from './api.ts'
import { fileForm } from './forms.ts'

/** Brings the owner's former site along. */
export function oldSiteHandlers({ oldSite }: Pick<Api, 'oldSite'>): Handlers<typeof oldSiteCalls> {
  const passQueue = createUploadQueue({ maxConcurrent: 1, maxWaiting: 2 })

  return {
    'GET /api/old-site': ({ person }) => oldSite.state(person.id),

    'POST /api/old-site/file': async ({ request }) => {
      const readForm = fileForm(request, {
        maxBytes: maxExportBytes,
        noForm: 'Envíe el archivo como multipart/form-data.',
        tooLarge: exportTooLarge,
      })
      await passQueue(() => readForm(({ file }) => oldSite.readFile(file)))
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
