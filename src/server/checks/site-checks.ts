import { checkSteps, sorted } from '#content/checks/check-site.ts'
import type { Finding } from '#content/checks/finding.ts'
import { parseSnapshot, type Snapshot } from '#content/documents/snapshot.ts'
import { takeTurns } from '../process/waits.ts'
import type { SiteSources } from '../startup/site-overrides.ts'

/** Maximum number of findings: more than a person corrects. The most serious come first. */
const maxFindings = 3000

export type SiteChecks = ReturnType<typeof createSiteChecks>

/** Checks snapshots with the rules of `content/checks/`, in short pieces, so that visitors are served meanwhile. */
export function createSiteChecks({ loadSamples, now = () => new Date() }: Options) {
  let loading: Promise<Snapshot> | undefined
  let last: { readonly key: string; readonly findings: Promise<Finding[]> } | undefined

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
    sample,

    /** What the checks find in a snapshot that is asked for once, such as one with drafts. */
    check: (snapshot: Snapshot): Promise<Finding[]> => run(snapshot, day()),

    /** What the checks find in what is saved. The last findings are stored, because the menu asks often. */
    findings(snapshot: Snapshot): Promise<Finding[]> {
      const today = day()
      const key = JSON.stringify([today, snapshot.revisedAt, [...snapshot.media.values()]])
      if (last?.key !== key) last = { key, findings: run(snapshot, today) }
      return last.findings
    },
  }
}

type Options = Pick<SiteSources, 'loadSamples'> & { readonly now?: () => Date }
