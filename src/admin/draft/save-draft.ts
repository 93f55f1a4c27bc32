import { fieldAt } from '#content/field-walk.ts'
import type { JsonObject } from '#content/json.ts'
import { sameValue } from '#content/same-value.ts'
import { type DraftStore, issuePaths } from './draft-store.ts'
import type { Version } from './version.ts'

export type SaveOutcome =
  | { readonly kind: 'saved' }
  | { readonly kind: 'nothing' }
  /** A field is wrong: the first one. */
  | { readonly kind: 'invalid'; readonly path: string }
  /** Someone else saved since; their version is in the draft store. */
  | { readonly kind: 'conflict' }
  | { readonly kind: 'failed'; readonly error: unknown }

/** How a document goes to the server, and how to read its refusals. */
export type Destination<Value extends JsonObject> = {
  send(document: { value: Value; etag: string | undefined }): Promise<Version>
  /** What the server holds, when it refused for that. */
  conflictOf(error: unknown): Version | undefined
  /** Fields that the server found wrong. */
  issuesOf(error: unknown): readonly { readonly path: string; readonly message: string }[]
}

/** Saves the draft of one document, one save at a time. */
export function createSaver<Value extends JsonObject>(
  draft: DraftStore<Value>,
  destination: Destination<Value>,
) {
  /** Sent, and refused for no reason that says it was not kept: the answer may have been lost. */
  const unanswered: Value[] = []

  async function attempt(): Promise<SaveOutcome> {
    const value = draft.validate()
    const { base, changeCount } = draft.state.getState()
    const [wrong] = issuePaths(draft.state.getState())
    if (value === undefined || wrong !== undefined) {
      draft.showAllIssues()
      return { kind: 'invalid', path: wrong ?? '' }
    }
    if (!base || changeCount === 0) return { kind: 'nothing' }

    try {
      draft.saved(await destination.send({ value, etag: base.etag }))
      unanswered.length = 0
      return { kind: 'saved' }
    } catch (error) {
      return afterRefusal(error, value)
    }
  }

  function afterRefusal(error: unknown, value: Value): SaveOutcome | Promise<SaveOutcome> {
    const current = destination.conflictOf(error)
    if (current) {
      if (unanswered.some((sent) => sameValue(draft.tree, sent, current.value))) {
        draft.saved(current)
        unanswered.length = 0
        return draft.state.getState().changeCount === 0 ? { kind: 'saved' } : attempt()
      }
      draft.meet(current)
      return { kind: 'conflict' }
    }

    const issues = destination.issuesOf(error).filter(({ path }) => fieldAt(draft.tree, path))
    if (issues.length > 0) draft.refuse(new Map(issues.map(({ path, message }) => [path, message])))
    else unanswered.push(value)
    return { kind: 'failed', error }
  }

  return async function save(): Promise<SaveOutcome> {
    if (draft.state.getState().saving) return { kind: 'nothing' }
    draft.state.setState({ saving: true })
    try {
      return await attempt()
    } finally {
      draft.state.setState({ saving: false })
    }
  }
}
