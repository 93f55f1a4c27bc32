import { checkSteps, sorted } from '#content/checks/check-site.ts'
import type { Finding } from '#content/checks/finding.ts'
import { parseSnapshot, type Snapshot } from '#content/documents/snapshot.ts'
import { takeTurns } from '../process/waits.ts'
import type { SiteSources } from '../startup/site-overrides.ts'

/** More than anybody corrects. The most serious come first. */
const maxFindings = 3000

export type SiteChecks = ReturnType<typeof createSiteChecks>

/** Checks snapshots with the rules of `content/checks/`, in short pieces, so that visitors are served meanwhile. */
export function createSiteChecks({ loadSamples, now = () => new Date() }: Options) {
  let loading: Promise<Snapshot> | undefined
  let last:
    | { readonly snapshot: Snapshot; readonly today: string; readonly findings: Promise<Finding[]> }
    | undefined

  /** The bundled sample, parsed when it is first needed. */
  function sample(): Promise<Snapshot> {
    loading ??= loadSamples().then((inputs) => parseSnapshot(inputs))
    return loading
  }

  async function run(snapshot: Snapshot, today: string): Promise<Finding[]> {
    const findings: Finding[] = []
    const turn = takeTurns()
    for (const step of checkSteps(snapshot, { today, sample: await sample() })) {
      findings.push(...step)
      await turn()
    }
    return sorted(findings).slice(0, maxFindings)
  }

  const day = () => now().toISOString().slice(0, 10)

  return {
    /** What the checks find in a snapshot that is asked for once, such as one with drafts. */
    check: (snapshot: Snapshot): Promise<Finding[]> => run(snapshot, day()),

    /** What the checks find in what is saved. The findings of the last snapshot are kept, because the menu asks often. */
    findings(snapshot: Snapshot): Promise<Finding[]> {
      const today = day()
      if (last?.today !== today || !isSame(last.snapshot, snapshot))
        last = { snapshot, today, findings: run(snapshot, today) }
      return last.findings
    },
  }
}

type Options = Pick<SiteSources, 'loadSamples'> & { readonly now?: () => Date }

/** Whether two snapshots have the same documents and pictures. */
function isSame(one: Snapshot, other: Snapshot): boolean {
  const times = (snapshot: Snapshot) => JSON.stringify([snapshot.revisedAt, [...snapshot.media.values()]])
  return one === other || (times(one) === times(other) && isSameContent(one, other))
}

const isSameContent = (one: Snapshot, other: Snapshot) =>
  one['site-content'] === other['site-content'] &&
  one['selected-sections'] === other['selected-sections'] &&
  one.services === other.services &&
  one.diseases === other.diseases &&
  one.symptoms === other.symptoms &&
  one.testimonials === other.testimonials &&
  one.gallery === other.gallery &&
  one.notices === other.notices
