import { type SavedDocument, saveDocument } from '#admin/api/documents.ts'
import { ApiProblem, hasStatus } from '#admin/api/problem.ts'
import { repeatWhileLost } from '#admin/api/repeat-while-lost.ts'
import type { DocumentDraft } from '#admin/draft/document-draft.ts'
import { documentValueOf, draftPath } from '#admin/draft/draft-shape.ts'
import { issuePaths } from '#admin/draft/draft-store.ts'
import { heldDraft } from '#admin/draft/draft-syncs.ts'
import { applyOver } from '#content/changes/apply.ts'
import { isJson, isJsonObject } from '#content/values/json.ts'
import { isPartOf, screenThings } from './screen-things.ts'
import type { Hindrance, useQuestions } from './use-questions.tsx'

export type ScreenOutcome =
  | { readonly kind: 'saved'; readonly saved: SavedDocument; readonly wasLost: boolean }
  /** In the next version only, because an owner publishes it. */
  | { readonly kind: 'stored' }
  | { readonly kind: 'nothing' }
  /** Somebody else changed the same place. Both values are in the form. */
  | { readonly kind: 'clash' }
  | { readonly kind: 'failed'; readonly error: unknown }
  | Hindrance

/** How often a save is repeated after others saved the document. */
const maxRetries = 4

/**
 * Saves what was changed on a screen of the specification with the call that the specification gives it, and then puts
 * it into the next version. What else the next version has of the document stays unpublished.
 * @param mayPublish Otherwise it is only put into the next version.
 */
export async function saveScreen(
  stored: DocumentDraft,
  ask: ReturnType<typeof useQuestions>['ask'],
  mayPublish: boolean,
): Promise<ScreenOutcome> {
  const { draft, sync } = stored
  if (draft.state.getState().saving) return { kind: 'nothing' }
  draft.toStoredForm()
  draft.validate()
  const { here, elsewhere } = screenThings(stored)
  if (here.length === 0) return { kind: 'nothing' }
  const isHere = isPartOf(here)
  const path = issuePaths(draft.state.getState()).find(isHere)
  if (path !== undefined) return { kind: 'invalid', stored, path }
  if (!mayPublish) return storeOnly(stored)
  const hindrance = await ask([{ stored, leftOut: new Set(elsewhere.map(({ key }) => key)) }])
  if (hindrance) return hindrance
  draft.state.setState({ saving: true })
  try {
    const outcome = await saveChanges(stored)
    if (outcome.kind === 'saved') {
      await sync.reload()
      await sync.sendNow()
      await heldDraft(stored.subject())?.sync.reload()
    }
    return outcome
  } catch (error) {
    return withIssues(stored, error) ?? { kind: 'failed', error }
  } finally {
    draft.state.setState({ saving: false, checking: false })
  }
}

async function storeOnly({ draft, sync, subject }: DocumentDraft): Promise<ScreenOutcome> {
  await sync.sendNow()
  if (draft.state.getState().clashes.size > 0) return { kind: 'clash' }
  if (!sync.state.getState().isStored)
    return { kind: 'failed', error: new ApiProblem({ status: 0, code: 'network' }) }
  await heldDraft(subject())?.sync.reload()
  return { kind: 'stored' }
}

async function saveChanges({ name, draft, sync }: DocumentDraft): Promise<ScreenOutcome> {
  // A save whose response is lost makes the next one stale, as another person's does.
  let wasLost = false
  for (let retry = 0; ; retry += 1) {
    const { base, clashes } = draft.state.getState()
    if (clashes.size > 0) return { kind: 'clash' }
    if (!base) return { kind: 'nothing' }
    // What she types meanwhile is no clash with it.
    const sent = draft.validate()
    if (isJson(sent) && isJsonObject(sent)) sync.noteAttempt(sent)
    const value = documentValueOf(name, applyOver(sync.unsentChanges(), base.value))
    try {
      const { result } = await repeatWhileLost(
        () => saveDocument(name, { value, etag: base.etag }),
        () => {
          wasLost = true
          draft.state.setState({ checking: true })
        },
      )
      return { kind: 'saved', saved: result, wasLost }
    } catch (error) {
      if (!hasStatus(error, 409) || retry === maxRetries) throw error
      await sync.reload()
    }
  }
}

/** Shows the errors that the server found at their fields. */
function withIssues(stored: DocumentDraft, error: unknown): Hindrance | undefined {
  if (!(error instanceof ApiProblem) || error.code === 'owner_only') return undefined
  const issues = new Map(
    error.issues.map(({ path, message }) => [draftPath(stored.name, path), message] as const),
  )
  const path = stored.draft.refuse(issues)
  return path === undefined ? undefined : { kind: 'invalid', stored, path }
}
