import { documentNames } from '#content/documents/documents.ts'
import type { Snapshot } from '#content/documents/snapshot.ts'
import { type CheckedSite, type CheckOptions, checkedSite, type Part, partsOf } from './checked-site.ts'
import { checkLevels, type Finding, type Found, shortHash } from './finding.ts'
import type { Rule } from './rule.ts'
import { rules } from './rules.ts'

/**
 * Everything that the table of rules finds on a site, most serious first.
 *
 * To check drafts before they are published, put them into the snapshot: `checkSite({ ...saved, services: […] }, …)`.
 * The snapshot has documents as they are saved (see record 0035); parse a draft with its schema first. In the admin,
 * `POST /api/checks` does both, because the sample to compare with is only on the server.
 */
export function checkSite(snapshot: Snapshot, options: CheckOptions): Finding[] {
  return sorted([...checkSteps(snapshot, options)].flat())
}

/** The same in steps of one rule in one part each, so that a server can serve requests between two of them. */
export function* checkSteps(snapshot: Snapshot, options: CheckOptions): Generator<Finding[]> {
  const site = checkedSite(snapshot, options)
  for (const part of partsOf(site)) {
    for (const rule of rules) yield findingsIn(part, rule, site)
  }
}

/** Maximum number of findings of one rule in one part. The rest is found when these are corrected. */
const maxPerRule = 50

function findingsIn(part: Part, rule: Rule, site: CheckedSite): Finding[] {
  const findings = new Map<string, Finding>()
  let count = 0
  for (const found of rule.find(part, site)) {
    const finding = findingOf(rule, part, found)
    findings.set(finding.key, finding)
    count += 1
    if (count === maxPerRule) break
  }
  return [...findings.values()]
}

/** By level, then in the order of the documents. Findings of one level and document keep their order. */
export const sorted = (findings: readonly Finding[]): Finding[] =>
  findings.toSorted((a, b) => rank(a) - rank(b))

const rank = ({ level, place }: Finding) =>
  checkLevels.indexOf(level) * 100 + documentNames.indexOf(place.document)

function findingOf(
  rule: Rule,
  part: Part,
  { path, text, part: found = '', level, formerRule, confirm }: Found,
): Finding {
  const { document, entry } = part
  const identity = [formerRule ?? rule.id, document, entry ?? '', path, found, text]
  return {
    key: shortHash(identity.join('\n')),
    rule: rule.id,
    level: level ?? rule.level,
    place: { document, ...(entry !== undefined && { entry }), path: part.itemPath(path) },
    label: part.labelOf(path),
    text,
    ownerOnly: part.isOwnerOnly(path),
    reason: rule.reason,
    ...(confirm !== undefined && { confirm }),
  }
}
