import type { z } from 'zod'
import { createStore } from 'zustand/vanilla'
import { documentChanges } from '#content/document-diff.ts'
import { isWithin, type Json, type JsonObject, valueAt } from '#content/json.ts'
import { schemaTree } from '#content/schema-tree.ts'
import { editDocument, redoEdit, replaceDocument, undoEdit } from './edit-document.ts'
import { type Issues, noIssues, readDocument, sameIssues } from './find-issues.ts'
import { closeStep, emptyHistory, type History, recordEdit } from './history.ts'
import { isNewer, type Version } from './version.ts'

export type DraftState = {
  /** What was last loaded or saved; undefined until the document is here. */
  readonly base: Version | undefined
  /** What she sees and edits. Only she changes it: an answer of the server never does while it differs from `base`. */
  readonly draft: JsonObject
  readonly history: History
  /** How many things differ from `base`. */
  readonly changeCount: number
  /** What the schema finds wrong in the draft. */
  readonly issues: Issues
  /** What the server found wrong, until the field changes. */
  readonly refused: Issues
  readonly touched: ReadonlySet<string>
  /** After a try to save, errors show in untouched fields too. */
  readonly showAll: boolean
  /** What someone else saved since `base`. */
  readonly newer: Version | undefined
  readonly saving: boolean
  /** The response of the save was lost, and the server is being asked whether it was done. */
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
  newer: undefined,
  saving: false,
  checking: false,
}

type Options<Value> = {
  readonly schema: z.ZodType<Value>
  readonly validationDelay?: number
  readonly now?: () => number
}

export type DraftStore<Value = unknown> = ReturnType<typeof createDraftStore<Value>>

/** The one place where a document is edited: what the owner types goes here, and the form shows what is here. */
export function createDraftStore<Value>({ schema, validationDelay = 250, now = Date.now }: Options<Value>) {
  const tree = schemaTree(schema)
  const state = createStore<DraftState>(() => emptyState)
  let validation: ReturnType<typeof setTimeout> | undefined

  function validate() {
    clearTimeout(validation)
    const { value, issues } = readDocument(schema, state.getState().draft)
    if (!sameIssues(issues, state.getState().issues)) state.setState({ issues })
    return value
  }

  function show(draft: JsonObject, history: History) {
    const { base } = state.getState()
    state.setState({ draft, history, changeCount: documentChanges(tree, base?.value, draft).length })
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
    if (valueAt(draft, path) === value) return
    const { document, edit } = editDocument(draft, path, value)
    show(document, recordEdit(history, { path, edit, at: now(), open }))
    // A list's items may have moved: what is wrong with one must not stand at another.
    if (!open) validate()
    if (refused.size === 0) return
    const left = [...refused].filter(([issue]) => !isWithin(issue, path) && !isWithin(path, issue))
    state.setState({ refused: new Map(left) })
  }

  /** One undoable step from the draft to another whole one. */
  function replaceDraft(replacement: JsonObject) {
    const { draft, history } = state.getState()
    const { document, edit } = replaceDocument(draft, replacement)
    show(document, recordEdit(history, { path: '', edit, at: now(), open: false }))
    validate()
  }

  return {
    tree,
    state,
    validate,

    /** Takes what the server holds. With changes in the draft, it is only remembered as newer. */
    load(version: Version) {
      const { base, changeCount } = state.getState()
      if (!base) return start(version)
      if (!isNewer(version, base)) return
      if (changeCount === 0) start(version)
      else state.setState({ newer: version })
    },

    /** Typing in a field. */
    edit: (path: string, value: Json) => change(path, value, true),

    /** A change that is a step of its own: a switch, a choice, a list's items. */
    set(path: string, value: Json) {
      state.setState({ history: closeStep(state.getState().history) })
      change(path, value, false)
    },

    /** She left a field. */
    leave(path: string) {
      const { history, touched } = state.getState()
      state.setState({ history: closeStep(history), touched: new Set(touched).add(path) })
    },

    /** Returns the path that changed, if there was something to undo. */
    undo(): string | undefined {
      const { draft, history } = state.getState()
      const step = history.past.at(-1)
      if (!step) return
      const closed = { ...step, open: false }
      show(undoEdit(draft, step.edit), {
        past: history.past.slice(0, -1),
        future: [closed, ...history.future],
      })
      return step.path
    },

    redo(): string | undefined {
      const { draft, history } = state.getState()
      const [step, ...future] = history.future
      if (!step) return
      show(redoEdit(draft, step.edit), { past: [...history.past, step], future })
      return step.path
    },

    /** From now on all errors show. */
    showAllIssues: () => state.setState({ showAll: true }),

    /** Moves the base. The draft stays as she left it, also what she typed while the save was under way. */
    saved(version: Version) {
      const { draft, newer } = state.getState()
      const isStillNewer = newer && isNewer(newer, version)
      state.setState({
        base: version,
        refused: noIssues,
        newer: isStillNewer ? newer : undefined,
        changeCount: documentChanges(tree, version.value, draft).length,
      })
    },

    /** Notes what the server found wrong. */
    refuse: (refused: Issues) => state.setState({ refused, showAll: true }),

    /** Notes what someone else saved since. */
    meet: (newer: Version) => state.setState({ newer }),

    /** Continues from the newer version, with what she chose of both. */
    resolve(newer: Version, merged: JsonObject) {
      state.setState({ base: newer, newer: undefined })
      replaceDraft(merged)
    },

    /** Back to what is saved. It can be undone. */
    discard() {
      const { base, newer } = state.getState()
      const latest = newer ?? base
      if (!latest) return
      state.setState({ base: latest, newer: undefined })
      replaceDraft(latest.value)
    },

    /** Goes on with a draft of an earlier visit, from the version that it began with. */
    recover(base: Version, draft: JsonObject) {
      const loaded = state.getState().newer ?? state.getState().base
      state.setState({ base, newer: loaded && isNewer(loaded, base) ? loaded : undefined })
      replaceDraft(draft)
    },
  }
}

/** What is wrong at a path, whoever found it. */
export const issueAt = ({ issues, refused }: DraftState, path: string) =>
  issues.get(path) ?? refused.get(path)

/** The same, where it is time to say so. */
export function shownIssueAt(state: DraftState, path: string): string | undefined {
  return state.showAll || state.touched.has(path) ? issueAt(state, path) : undefined
}

/** Paths of all that is wrong, below `ancestor`. */
export function issuePaths({ issues, refused }: DraftState, ancestor = ''): string[] {
  return [...new Set([...issues.keys(), ...refused.keys()])].filter((path) => isWithin(path, ancestor))
}
