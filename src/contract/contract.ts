import { accountCalls } from './accounts.ts'
import type { Call, CallName } from './call.ts'
import { checklistCalls } from './checklists.ts'
import { checkCalls } from './checks.ts'
import { copyCalls } from './copies.ts'
import { datedCalls } from './dated-changes.ts'
import { documentCalls } from './documents.ts'
import { draftPageCalls } from './draft-pages.ts'
import { entryCalls } from './entries.ts'
import { mediaCalls } from './media.ts'
import { nextVersionCalls } from './next-version.ts'
import { publicDayCalls } from './public-days.ts'
import { publishCalls } from './publish.ts'
import { revisionCalls } from './revisions.ts'
import { signInCalls } from './sign-in.ts'
import { siteCalls } from './site.ts'
import { visitCalls } from './visits.ts'

/** Every call of the API, by its method and path. */
export const contract = {
  ...siteCalls,
  ...documentCalls,
  ...entryCalls,
  ...revisionCalls,
  ...nextVersionCalls,
  ...publishCalls,
  ...draftPageCalls,
  ...datedCalls,
  ...checkCalls,
  ...checklistCalls,
  ...mediaCalls,
  ...publicDayCalls,
  ...copyCalls,
  ...visitCalls,
  ...signInCalls,
  ...accountCalls,
} satisfies Readonly<Record<CallName, Call>>

export type Contract = typeof contract
