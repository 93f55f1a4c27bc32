import { backing } from './backing.ts'
import type { ClaimKind } from './claim.ts'
import { colleagues } from './colleagues.ts'
import { cure } from './cure.ts'
import { cureOfHers } from './cure-of-hers.ts'
import { guarantee } from './guarantee.ts'
import { impliedPromise } from './implied-promise.ts'
import { offers } from './offers.ts'
import { privacyClaims } from './privacy-claims.ts'
import { rank } from './rank.ts'
import { rates } from './rates.ts'
import { results } from './results.ts'
import { safety } from './safety.ts'
import { specialty } from './specialty.ts'
import { unproven } from './unproven.ts'

/** What a practice may claim; the checks have a rule for each. */
export const claimKinds: readonly ClaimKind[] = [
  ...[guarantee, cure, safety, rates, results, rank],
  ...[colleagues, backing, unproven, offers, privacyClaims, specialty, impliedPromise],
]

/** Those of a practice and of a patient. */
export const allKinds: readonly ClaimKind[] = [...claimKinds, cureOfHers]
