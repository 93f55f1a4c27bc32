import { checkSite } from '#content/checks/check-site.ts'
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
    (one) => one.rule === rule && one.place.path === path && (level === undefined || one.level === level),
  )
  // A text of the sample is a fault by itself, and is found as one too.
  const others = all.filter((one) => one.rule !== rule && one.rule !== 'muestra-contenido')
  return [
    ...(isFound ? [] : [`${rule} in ${path} is not found`]),
    ...others.map((one) => `${rule}: also ${one.rule}`),
  ]
}
