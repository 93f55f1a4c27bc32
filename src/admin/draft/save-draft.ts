import { confirmWrite } from '#admin/api/confirm-write.ts'
import { fieldAt } from '#content/fields/field-walk.ts'
import { sameValue } from '#content/fields/same-value.ts'
import { type DraftStore, issuePaths } from './draft-store.ts'
import { isNewer, type Version } from './version.ts'

export type SaveOutcome =
  /** `wasLost`: the response did not arrive, but the server holds the draft. */
  | { readonly kind: 'saved'; readonly wasLost: boolean }
  | { readonly kind: 'nothing' }
  /** The draft has errors; `path` is the first field with one. */
  | { readonly kind: 'invalid'; readonly path: string }
  /** Someone else saved since; their version is in the draft store. */
  | { readonly kind: 'conflict' }
  | { readonly kind: 'failed'; readonly error: unknown }

/** A version as the server holds it. */
type ServerVersion = Version & {
  /** True if the version is live, or if saving does not publish the document. */
  readonly isPublished: boolean
}

/** Sends a document to the server and interprets the responses. */
export type Destination<Value> = {
  send(document: { value: Value; etag: string | undefined }): Promise<Version>
  /** Reads the server's version after a lost response; undefined if the server has none. */
  read(): Promise<ServerVersion | undefined>
  /** The server's version, if `error` is a conflict. */
  conflictOf(error: unknown): Version | undefined
  /** The fields that the server rejected. */
  issuesOf(error: unknown): readonly { readonly path: string; readonly message: string }[]
}

type Delivery = { readonly isMine: boolean; readonly version: Version }

/** Saves the draft of one document, one save at a time. */
export function createSaver<Value>(draft: DraftStore<Value>, destination: Destination<Value>) {
  /** Values whose save failed without a refusal: the server may have stored one of them. */
  const unconfirmed: Version['value'][] = []
  const isSame = (one: Version['value'], other: Version['value']) => sameValue(draft.tree, one, other)
  const isUnconfirmed = ({ value }: Version) => unconfirmed.some((earlier) => isSame(earlier, value))

  async function attempt(): Promise<SaveOutcome> {
    draft.settle()
    const value = draft.validate()
    const { base, draft: sent, changeCount } = draft.state.getState()
    const [wrong] = issuePaths(draft.state.getState())
    if (value === undefined || wrong !== undefined) {
      draft.showAllIssues()
      return { kind: 'invalid', path: wrong ?? '' }
    }
    if (!base || changeCount === 0) return { kind: 'nothing' }
    return deliver({ value, sent, base })
  }

  /** @param save `sent` is the draft as it is; `value` is the draft parsed by the schema. */
  async function deliver(save: {
    value: Value
    sent: Version['value']
    base: Version
  }): Promise<SaveOutcome> {
    const { value, sent, base } = save
    const send = async (etag: string | undefined): Promise<Delivery> => ({
      isMine: true,
      version: await destination.send({ value, etag }),
    })

    async function findResult(): Promise<Delivery | undefined> {
      const version = await destination.read()
      if (!version) return undefined
      if (!isSame(version.value, sent)) {
        const isTheirs = isNewer(version, base) && !isUnconfirmed(version)
        return isTheirs ? { isMine: false, version } : undefined
      }
      // Sending the same value again creates no revision; it publishes the existing one.
      return version.isPublished ? { isMine: true, version } : send(version.etag)
    }

    try {
      const onChecking = () => draft.state.setState({ checking: true })
      const { result, wasLost } = await confirmWrite({ write: () => send(base.etag), findResult, onChecking })
      if (!result.isMine) return conflict(result.version)
      return saved(result.version, wasLost)
    } catch (error) {
      const current = destination.conflictOf(error)
      if (!current) return refused(error, sent)
      // An earlier attempt was stored: its response was lost, or publishing it failed.
      if (isSame(current.value, sent)) return deliver({ value, sent, base: current })
      if (!isUnconfirmed(current)) return conflict(current)
      const outcome = saved(current, true)
      return draft.state.getState().changeCount === 0 ? outcome : attempt()
    }
  }

  function saved(version: Version, wasLost: boolean): SaveOutcome {
    draft.saved(version)
    unconfirmed.length = 0
    return { kind: 'saved', wasLost }
  }

  function conflict(theirs: Version): SaveOutcome {
    draft.meet(theirs)
    return { kind: 'conflict' }
  }

  function refused(error: unknown, sent: Version['value']): SaveOutcome {
    const issues = destination.issuesOf(error).filter(({ path }) => fieldAt(draft.tree, path))
    if (issues.length > 0) draft.refuse(new Map(issues.map(({ path, message }) => [path, message])))
    else unconfirmed.push(sent)
    return { kind: 'failed', error }
  }

  return async function save(): Promise<SaveOutcome> {
    if (draft.state.getState().saving) return { kind: 'nothing' }
    draft.state.setState({ saving: true })
    try {
      return await attempt()
    } finally {
      draft.state.setState({ saving: false, checking: false })
    }
  }
}
