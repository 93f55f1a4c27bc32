import { checkSite } from '#content/checks/check-site.ts'
import type { Finding, Place } from '#content/checks/finding.ts'
import type { Snapshot } from '#content/documents/snapshot.ts'
import { itemPath } from '#content/values/item-path.ts'
import { childOf, isJsonList, type Json } from '#content/values/json.ts'
import type { Fault } from './faults/fault.ts'
import { practiceFaults } from './faults/practice-faults.ts'
import { sampleFaults } from './faults/sample-faults.ts'
import { textFaults } from './faults/text-faults.ts'
import { ownSite, sample, today } from './own-site.ts'

export const faults: readonly Fault[] = [...sampleFaults, ...practiceFaults, ...textFaults]

/** What is wrong with the findings of a planted fault: none if the checks find it, and nothing else. */
export function missedFault(fault: Fault): string[] {
  const [rule, path] = fault
  const { findings, isFound } = planted([fault])
  const others = findings.filter((one) => !isOf([fault], one))
  return [
    ...(isFound(fault) ? [] : [`${rule} in ${path} is not found`]),
    ...others.map((one) => `${rule}: also ${one.rule}`),
  ]
}

/** Like `missedFault` of each, but faster: they are planted together first, because most leave each other alone. */
export function missedFaults(several: readonly Fault[]): string[] {
  const { findings, isFound } = planted(several)
  const isAsPlanted = several.every(isFound) && findings.every((one) => isOf(several, one))
  return isAsPlanted ? [] : several.flatMap(missedFault)
}

function planted(several: readonly Fault[]) {
  const site = ownSite()
  for (const [, , plant] of several) plant(site)
  const findings = checkSite(site, { today, sample })
  const isFound = ([rule, path, , level]: Fault) =>
    findings.some(
      (one) =>
        one.rule === rule &&
        one.place.path === itemPath(partOf(site, one.place), path) &&
        (level === undefined || one.level === level),
    )
  return { findings, isFound }
}

/** Whether a finding is of the rule of one of these faults. A text of the sample is found as one too. */
const isOf = (several: readonly Fault[], { rule }: Finding) =>
  rule === 'muestra-contenido' || several.some(([planted]) => planted === rule)

/** The document or entry that a finding is in. */
function partOf(site: Snapshot, { document, entry }: Place): Json | undefined {
  const value: Json = site[document]
  if (entry === undefined || !isJsonList(value)) return value
  return value.find((each) => childOf(each, 'id') === entry)
}
