import { withoutThings } from '#content/changes/apply.ts'
import { thingsIn } from '#content/changes/change.ts'
import { draftDiff } from '#content/changes/diff.ts'
import { draftTree } from '../../store/read-draft.ts'
import type { Draft } from './draft-snapshot.ts'
import type { NextPart, NextVersion } from './next-version.ts'

/**
 * The drafts without the changes that are left out.
 * @param leftOut For each change the name of the document or entry, a space, and the key of the change.
 */
export async function chosenDrafts(
  nextVersion: Pick<NextVersion, 'listWhole'>,
  leftOut: readonly string[],
): Promise<{ readonly drafts: readonly Draft[]; readonly changes: number }> {
  const chosen = (await nextVersion.listWhole()).map((draft): Draft & { readonly changes: number } => {
    const { document, entry, base, value } = draft
    const prefix = `${nameOf(draft)} `
    const keys = new Set(
      leftOut.flatMap((each) => (each.startsWith(prefix) ? [each.slice(prefix.length)] : [])),
    )
    const things = thingsIn(draftDiff(draftTree(draft), base, value, draft.baseTag === null))
    const changes = things.filter(({ key }) => !keys.has(key)).length
    return { document, entry, base, value: withoutThings(things, value, keys), changes }
  })
  return { drafts: chosen, changes: chosen.reduce((sum, { changes }) => sum + changes, 0) }
}

const nameOf = ({ document, entry }: NextPart) => (entry === undefined ? document : `${document}/${entry}`)
