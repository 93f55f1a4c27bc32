import type { DraftDocument } from '#content/documents/draft-schema.ts'
import { isWithin } from '#content/values/json.ts'
import type { nextVersionCalls } from '#contract/next-version.ts'
import type { CallInput, Handlers } from '../../calls/serve-calls.ts'
import { Problem } from '../../problems/problem.ts'
import { refuseNul } from '../../store/store-errors.ts'
import type { Api } from '../api.ts'
import type { NextPart } from '../next-version.ts'
import { refuseTooManyValues } from '../save-checks.ts'
import { publishedSections } from './chosen-parts.ts'
import { receivedChanges, receivedSubject } from './received-edit.ts'

type Params = { readonly document: DraftDocument; readonly entry?: string | undefined }

/** Reads and changes the next version of the site. */
export function nextVersionHandlers({
  store,
  drafts,
  nextVersion,
  publisher,
  dater,
}: Pick<Api, 'store' | 'drafts' | 'nextVersion' | 'publisher'> & {
  readonly dater: { readonly countRefused: () => Promise<number> }
}): Handlers<typeof nextVersionCalls> {
  async function read({ params }: { readonly params: Params }) {
    const part = await nextVersion.read(receivedSubject(params))
    if (!part) throw new Problem('not_found')
    return shown(part)
  }

  async function change({
    params,
    body,
    person,
  }: Pick<CallInput<(typeof nextVersionCalls)['POST /api/next/:document']>, 'body' | 'person'> & {
    readonly params: Params
  }) {
    const subject = receivedSubject(params)
    const { begin, version } = body
    refuseTooManyValues(body)
    refuseNulIn(body)
    const changes = receivedChanges(subject, body)
    const { part, appliedTo, misfits } = await nextVersion.change(subject, {
      changes,
      begin,
      author: person.name,
    })
    const notes = misfits.length > 0 ? await drafts.notesOf(subject) : []
    return {
      version: part.version ?? null,
      clashes: misfits.map(({ change: refused, found }) => {
        const note = notes.find(({ key }) => isWithin(refused.path, key) || isWithin(key, refused.path))
        return {
          index: changes.indexOf(refused),
          ...(found !== undefined && { found }),
          ...(note && { author: note.author, changedAt: note.changedAt }),
        }
      }),
      ...((appliedTo.version ?? null) !== version && { current: shown(part) }),
    }
  }

  return {
    'GET /api/next': async () => ({
      drafts: await nextVersion.list(),
      latest: await store.latestNumbers(),
      publishedSections: (await publishedSections({ store, publisher })) ?? null,
      refusedDated: await dater.countRefused(),
    }),
    'GET /api/next/:document': read,
    'GET /api/next/:document/:entry': read,
    'POST /api/next/:document': change,
    'POST /api/next/:document/:entry': change,

    'PUT /api/left-out': ({ body: { thing, isLeftOut, ...subject }, person }) => {
      refuseNul(thing)
      return drafts.leaveOut(receivedSubject(subject), thing, isLeftOut, person.name)
    },
  }
}

/** Looks into every key and text of a body. */
function refuseNulIn(body: unknown): void {
  JSON.stringify(body, (key, part: unknown) => {
    refuseNul(key)
    if (typeof part === 'string') refuseNul(part)
    return part
  })
}

const shown = ({ document, entry, ...part }: NextPart) => ({
  document,
  ...(entry !== undefined && { entry }),
  version: part.version ?? null,
  baseTag: part.baseTag,
  base: part.base,
  value: part.value,
})
