import { createStore } from 'zustand/vanilla'
import { call } from '#admin/api/call.ts'
import type { DraftList } from '#admin/api/drafts.ts'
import { copyName } from '#admin/subject.ts'
import type { StoredDraft } from './stored-draft.ts'

type LeftOut = DraftList['leftOut']

/** The things that this person does not want to publish yet, on all her devices. Each stays until she ticks it again. */
export const leftOutStore = createStore<LeftOut>(() => [])

let sending = 0

/** Called with each list that the server sends. One that may be older than a change being sent does not count. */
export function noteLeftOut(leftOut: LeftOut): void {
  if (sending === 0) leftOutStore.setState(leftOut, true)
}

export function leftOutOf({ subject }: Pick<StoredDraft, 'subject'>): ReadonlySet<string> {
  const name = copyName(subject())
  return new Set(leftOutStore.getState().flatMap((each) => (copyName(each) === name ? [each.thing] : [])))
}

/** @throws {ApiProblem} when the server could not store it; then it stays as it was. */
export async function leaveOut(
  { subject }: Pick<StoredDraft, 'subject'>,
  thing: string,
  isLeftOut: boolean,
): Promise<void> {
  const changed = { ...subject(), thing }
  const before = leftOutStore.getState()
  const others = before.filter((each) => each.thing !== thing || copyName(each) !== copyName(changed))
  leftOutStore.setState(isLeftOut ? [...others, changed] : others, true)
  sending += 1
  try {
    await call('PUT /api/left-out', { body: { ...changed, isLeftOut } })
  } catch (error) {
    leftOutStore.setState(before, true)
    throw error
  } finally {
    sending -= 1
  }
}
