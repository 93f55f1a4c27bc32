import { checkSite } from '#content/checks/check-site.ts'
import type { Place } from '#content/checks/finding.ts'
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
export function missedFault([rule, path, plant, level]: Fault): string[] {
  const site = ownSite()
  plant(site)
  const all = checkSite(site, { today, sample })
  const isFound = all.some(
    ({ rule: of, place, level: found }) =>
      of === rule &&
      place.path === itemPath(partOf(site, place), path) &&
      (level === undefined || found === level),
  )
  // A text of the sample is a fault by itself, and is found as one too.
  const others = all.filter((one) => one.rule !== rule && one.rule !== 'muestra-contenido')
  return [
    ...(isFound ? [] : [`${rule} in ${path} is not found`]),
    ...others.map((one) => `${rule}: also ${one.rule}`),
  ]
}

/** The document or entry that a finding is in. */
function partOf(site: Snapshot, { document, entry }: Place): Json | undefined {
  const value: Json = site[document]
  if (entry === undefined || !isJsonList(value)) return value
  return value.find((each) => childOf(each, 'id') === entry)
}
