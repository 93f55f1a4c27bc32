import type { publishCalls } from '#contract/publish.ts'
import type { Handlers } from '../calls/serve-calls.ts'
import { Problem } from '../problems/problem.ts'
import { moveDraft } from '../store/drafts.ts'
import type { Api } from './api.ts'
import type { ChangeDater } from './dated/change-dater.ts'
import { momentFrom } from './dated/moment-from.ts'
import {
  type ChosenPart,
  chooseParts,
  inTermsOfCall,
  restOver,
  staleDraft,
  toSave,
} from './drafts/chosen-parts.ts'
import { type Author, picturesIn, revisionNumbers, type SavedPart, saveParts } from './drafts/save-parts.ts'
import { releaseBody } from './saver.ts'
import { toJson } from './stored-versions.ts'
import { liveRelease } from './unpublished-pages.ts'

/** Publishes the next version, or parts of it, now or at a time. */
export function publishHandlers(api: Api & { readonly dater: ChangeDater }): Handlers<typeof publishCalls> {
  const { store, drafts, publisher, library, dater, now } = api

  /** Saves what was chosen, and takes it out of the next version in the same transaction. */
  const save = (chosen: readonly ChosenPart[], author: Author): Promise<readonly SavedPart[]> =>
    saveParts(store, chosen.map(toSave), author, {
      at: now(),
      after: async (tx, saved) => {
        for (const [index, part] of chosen.entries()) {
          const { value, tag, entry } = saved[index] ?? {}
          if (tag === undefined) throw new TypeError('Every part was saved.')
          const base = toJson(value)
          const rest = { base, baseTag: tag, value: restOver(part, base) }
          const subject = { document: part.document, entry: part.entry }
          const stored = await drafts.storeIn(tx, {
            ...rest,
            subject,
            basedOn: part.version,
            author: undefined,
          })
          if (!stored) throw staleDraft([part])
          if (entry !== undefined && entry !== part.entry) await moveDraft(tx, subject, entry)
        }
      },
    })

  async function publish(saved: readonly SavedPart[]) {
    try {
      return await publisher
        .publish(revisionNumbers(saved))
        .finally(() => library.complete(picturesIn(saved)))
    } catch (cause) {
      throw new Problem('saved_not_published', { cause })
    }
  }

  return {
    'POST /api/publish': async ({ body: { parts, at, id }, person, request }) => {
      if (id !== undefined && (await dater.find(id))) return { release: null, published: [] }
      const dueAt = at && momentFrom(at, liveRelease(api), dater.now())
      const chosen = await chooseParts(api, parts, person.role)
      if (chosen.length === 0) return { release: releaseBody(liveRelease(api)), published: [] }
      const refuse = (error: unknown) => {
        throw inTermsOfCall(error, chosen)
      }
      if (dueAt) {
        await dater.add(chosen, person, dueAt, id).catch(refuse)
        return { release: null, published: [] }
      }
      const saved = await save(chosen, person).catch(refuse)
      request.change = saved[0]?.revision
      const release = releaseBody(await publish(saved))
      const published = chosen.map(({ document, entry }, index) => {
        const now = saved[index]?.entry
        return { document, entry, ...(now !== entry && { newEntry: now }) }
      })
      return { release, published }
    },
  }
}
