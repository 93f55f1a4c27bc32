import { withoutThings } from '#content/changes/apply.ts'
import type { Role } from '#contract/call.ts'
import type { Api } from '../api.ts'
import type { NextPart } from '../next-version.ts'
import { publishedSections, thingsToPublish } from './chosen-parts.ts'
import type { Draft } from './draft-snapshot.ts'

type Parts = Pick<Api, 'nextVersion' | 'drafts' | 'publisher' | 'store'>

/** The drafts without what is left out, and without what only an owner may publish if the person is none. */
export async function draftsToPublish(
  api: Parts,
  role: Role,
): Promise<{ readonly drafts: readonly Draft[]; readonly changes: number }> {
  const chosen: Draft[] = []
  let changes = 0
  for (const part of await unpublishedParts(api)) {
    const { document, entry, value } = part
    const { things, leftOut } = await thingsToPublish(api, part, role)
    chosen.push({ document, entry, value: withoutThings(things, value, leftOut) })
    changes += things.filter(({ key }) => !leftOut.has(key)).length
  }
  return { drafts: chosen, changes }
}

/** The next version's parts. A selection of sections that is saved and not published is one of them. */
async function unpublishedParts(api: Parts): Promise<readonly NextPart[]> {
  const { parts } = await api.nextVersion.listWhole()
  if (parts.some(({ document }) => document === 'selected-sections') || !(await publishedSections(api)))
    return parts
  const sections = await api.nextVersion.read({ document: 'selected-sections' })
  return sections ? [...parts, sections] : parts
}
