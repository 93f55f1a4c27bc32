import type { z } from 'zod'
import { createStore } from 'zustand/vanilla'
import { apply } from '#content/changes/apply.ts'
import { invert, thingsIn } from '#content/changes/change.ts'
import { diff, draftDiff } from '#content/changes/diff.ts'
import { schemaTree } from '#content/fields/schema-tree.ts'
import { itemPath, partAt, withPartAt } from '#content/values/item-path.ts'
import { isJsonObject, isWithin, type Json, type JsonObject, parentPath } from '#content/values/json.ts'
import { type Issues, noIssues, readDocument, sameIssues } from './find-issues.ts'
import { closeStep, emptyHistory, type History, recordEdit, redoStep, undoStep } from './history.ts'
import { withChanges } from './join-changes.ts'
import type { Version } from './version.ts'

/** The other person of a clash and the time of her change, as far as they are known. */
export type Clash = { readonly author?: string | undefined; readonly changedAt?: string | undefined }

export type DraftState = {
  /** What is saved; undefined until it is loaded. */
  readonly base: Version | undefined
  /** The next version as this person sees it, with what she types. */
  readonly draft: JsonObject
  readonly history: History
  /** How many things differ from `base`. */
  readonly changeCount: number
  /** Errors that the schema finds in the draft. */
  readonly issues: Issues
  /** Errors that the server found, each kept until its field changes. */
  readonly refused: Issues
  readonly touched: ReadonlySet<string>
  /** After an attempt to publish, untouched fields show their errors too. */
  readonly showAll: boolean
  /** The places that two people changed, by their path with ids. The draft has this person's value. */
  readonly clashes: ReadonlyMap<string, Clash>
  /** It is being published. */
  readonly saving: boolean
  /** The response was lost, and the publish is repeated. */
  readonly checking: boolean
}

const emptyState: DraftState = {
  base: undefined,
  draft: {},
  history: emptyHistory,
  changeCount: 0,
  issues: noIssues,
  refused: noIssues,
  touched: new Set(),
  showAll: false,
  clashes: new Map(),
  saving: false,
  checking: false,
}

/** Returns the values that change with an edit, such as an address that is made from the name. */
export type Follow = (
  after: JsonObject,
  before: JsonObject,
) => readonly { readonly path: string; readonly value: Json }[]

/** Returns the draft in the form in which the server stores it, or the draft itself if it is not valid. */
export type StoredForm = (draft: JsonObject) => JsonObject

type Options<Value> = {
  readonly schema: z.ZodType<Value>
  readonly follow?: Follow | undefined
  readonly storedForm?: StoredForm | undefined
  readonly validationDelay?: number
  readonly now?: () => number
}

export type DraftStore<Value = unknown> = ReturnType<typeof createDraftStore<Value>>

/** Holds the document that the user edits. Fields write their input here and render from here. */
export function createDraftStore<Value>(options: Options<Value>) {
  const { schema, follow, storedForm, validationDelay = 250, now = Date.now } = options
  const tree = schemaTree(schema)
  const state = createStore<DraftState>(() => emptyState)
  let validation: ReturnType<typeof setTimeout> | undefined

  function validate() {
    clearTimeout(validation)
    const { draft, base } = state.getState()
    // What something new begins with is not stored yet.
    const stored = base?.etag === undefined ? undefined : base.value
    const { value, issues: found } = readDocument(schema, draft, stored)
    const issues = withItemPaths(found, draft)
    if (!sameIssues(issues, state.getState().issues)) state.setState({ issues })
    return value
  }

  const countOf = (base: Version | undefined, draft: JsonObject) =>
    thingsIn(draftDiff(tree, base?.value, draft, base?.etag === undefined)).length

  function show(draft: JsonObject, history: History) {
    const { base } = state.getState()
    state.setState({ draft, history, changeCount: countOf(base, draft) })
    clearTimeout(validation)
    validation = setTimeout(validate, validationDelay)
  }

  function start(base: Version, draft = base.value) {
    const { saving, checking } = state.getState()
    state.setState({ ...emptyState, base, saving, checking })
    show(draft, emptyHistory)
    validate()
  }

  function change(path: string, value: Json, open: boolean) {
    const { draft, history, refused } = state.getState()
    if (partAt(draft, path) === value) return
    const edited = withValue(draft, path, value)
    const after = (follow?.(edited, draft) ?? []).reduce(
      (changed, also) => withValue(changed, also.path, also.value),
      edited,
    )
    show(after, recordEdit(history, { path, before: draft, after, at: now(), open }))
    // Validate at once: list items may have moved, and an error must not show at another item.
    if (!open) validate()
    if (refused.size === 0) return
    const left = [...refused].filter(([issue]) => !isWithin(issue, path) && !isWithin(path, issue))
    state.setState({ refused: new Map(left) })
  }

  /** Replaces the whole draft in one step that can be undone. */
  function replaceDraft(replacement: JsonObject) {
    const { draft, history } = state.getState()
    show(
      replacement,
      recordEdit(history, { path: '', before: draft, after: replacement, at: now(), open: false }),
    )
    validate()
  }

  return {
    tree,
    state,
    validate,

    /** Starts with a version. There is nothing to undo. */
    start,

    /** Continues with what others changed. Undo still takes back only this person's own steps. */
    take(base: Version, draft: JsonObject, clashes: DraftState['clashes']) {
      const former = state.getState()
      if (!former.base) start(base)
      const { history, draft: shown } = state.getState()
      state.setState({ base, clashes })
      show(draft, draft === shown ? history : closeStep(history))
      validate()
    },

    /** Decides a clash: with this person's value, which is sent then, or with the other person's. */
    decide(path: string, isMine: boolean, held: JsonObject) {
      const { draft, clashes } = state.getState()
      if (!isMine) {
        const own = diff(tree, held, draft).filter((change) => isWithin(change.path, path))
        const { value } = apply(own.map(invert), draft)
        if (isJsonObject(value)) replaceDraft(value)
      }
      state.setState({ clashes: new Map([...clashes].filter(([place]) => place !== path)) })
    },

    /** Records typing in a field; consecutive calls may become one undo step. */
    edit: (path: string, value: Json) => change(path, value, true),

    /** Records a change that is always its own undo step: a switch, a choice, a change of a list's items. */
    set(path: string, value: Json) {
      state.setState({ history: closeStep(state.getState().history) })
      change(path, value, false)
    },

    /** Called when a field loses the focus. */
    leave(path: string) {
      const { history, touched } = state.getState()
      state.setState({ history: closeStep(history), touched: new Set(touched).add(path) })
    },

    /** Returns the path that changed, or undefined if there was nothing to undo. */
    undo(): string | undefined {
      const { draft, history } = state.getState()
      const step = history.past.at(-1)
      if (!step) return
      const closed = { ...step, open: false }
      show(undoStep(tree, draft, step), {
        past: history.past.slice(0, -1),
        future: [closed, ...history.future],
      })
      return step.path
    },

    redo(): string | undefined {
      const { draft, history } = state.getState()
      const [step, ...future] = history.future
      if (!step) return
      show(redoStep(tree, draft, step), { past: [...history.past, step], future })
      return step.path
    },

    /** Call before a publish: brings the draft to the form that the server will send back. It can be undone. */
    toStoredForm() {
      const { draft } = state.getState()
      const stored = storedForm?.(draft) ?? draft
      const changes = diff(tree, draft, stored)
      if (changes.length > 0) replaceDraft(withChanges(draft, changes))
    },

    /** Replaces the whole draft in one step that can be undone. */
    replace: replaceDraft,

    /** Shows errors in all fields, touched or not. */
    showAllIssues: () => state.setState({ showAll: true }),

    /** Stores the errors that the server found, at paths with positions. @returns the first path, with ids. */
    refuse(issues: Issues): string | undefined {
      const refused = withItemPaths(issues, state.getState().draft)
      if (refused.size > 0) state.setState({ refused, showAll: true })
      return [...refused.keys()][0]
    },

    /** Goes back to what is saved. It can be undone. */
    discard() {
      const { base } = state.getState()
      if (base) replaceDraft(base.value)
    },
  }
}

/** Errors at paths with positions, by paths with ids. */
const withItemPaths = (issues: Issues, document: JsonObject): Issues =>
  issues.size === 0
    ? noIssues
    : new Map([...issues].map(([path, message]) => [itemPath(document, path), message]))

function withValue(document: JsonObject, path: string, value: Json): JsonObject {
  const changed = withPartAt(document, path, value)
  if (!isJsonObject(changed)) throw new TypeError('A draft is an object.')
  return changed
}

/** The error at a path, from the schema or from the server. */
export const issueAt = ({ issues, refused }: DraftState, path: string) =>
  issues.get(path) ?? refused.get(path)

/** The error at a path, if the field was touched or all errors are shown. */
export function shownIssueAt(state: DraftState, path: string): string | undefined {
  return state.showAll || state.touched.has(path) ? issueAt(state, path) : undefined
}

/** Paths of all errors at or below `ancestor`. */
export function issuePaths({ issues, refused }: DraftState, ancestor = ''): string[] {
  return [...new Set([...issues.keys(), ...refused.keys()])].filter((path) => isWithin(path, ancestor))
}

/** Paths of the errors that prevent a publish. A new form without any input yet has none. */
export const blockingPaths = (state: DraftState, ancestor = ''): string[] =>
  state.changeCount > 0 || state.showAll ? issuePaths(state, ancestor) : []

/**
 * Paths of the errors to count beside the heading of a tab or of an item. What a new item lacks is counted only once a
 * field beside it was left, or all errors are shown.
 */
export function countedPaths(state: DraftState, ancestor = ''): string[] {
  const touched = [...state.touched]
  return blockingPaths(state, ancestor).filter(
    (path) =>
      state.showAll || state.refused.has(path) || touched.some((field) => isWithin(field, parentPath(path))),
  )
}
