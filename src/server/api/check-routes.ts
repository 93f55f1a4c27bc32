import { canBeDismissed, type Finding } from '#content/checks/finding.ts'
import type { checkCalls } from '#contract/checks.ts'
import type { Handlers } from '../calls/serve-calls.ts'
import { Problem } from '../problems/problem.ts'
import { takeTurns } from '../process/waits.ts'
import type { Api } from './api.ts'
import { withDrafts } from './drafts/draft-snapshot.ts'
import { liveRelease, savedSnapshot } from './unpublished-pages.ts'

/** What the checks find in what is saved, in drafts or in the sources, what the owner has dismissed, and the launch. */
export function checkHandlers(api: Api): Handlers<typeof checkCalls> {
  const { store, publisher, checks, sources, dismissed, nextVersion } = api

  async function withDismissals(findings: readonly Finding[]) {
    const byKey = new Map((await dismissed.list()).map((row) => [row.key, row]))
    return findings.map((finding) => {
      const row = canBeDismissed(finding) ? byKey.get(finding.key) : undefined
      return { ...finding, dismissed: row ?? null }
    })
  }

  /** What the checks find once everything that was changed is published. */
  async function findingsOfNext(): Promise<readonly Finding[]> {
    const saved = await savedSnapshot(api)
    const { parts } = await nextVersion.listWhole()
    return parts.length === 0 ? checks.findings(saved) : checks.check(withDrafts(saved, parts).snapshot)
  }

  return {
    'GET /api/checks': async () => ({ findings: await withDismissals(await findingsOfNext()) }),

    'POST /api/checks': async ({ body }) => {
      let snapshot = await savedSnapshot(api)
      // Validating many drafts takes long, so other requests run in between.
      const turn = takeTurns()
      for (const draft of body.drafts) {
        snapshot = withDrafts(snapshot, [draft]).snapshot
        await turn()
      }
      return { findings: await withDismissals(await checks.check(snapshot)) }
    },

    'POST /api/checks/sources': async () => {
      const { findings, ...rest } = await sources.check(await savedSnapshot(api))
      return { ...rest, findings: await withDismissals(findings) }
    },

    'POST /api/checks/dismissed': async ({ body, person }) => {
      const findings = await findingsOfNext()
      const found = findings.find((finding) => finding.key === body.key)
      if (!found) throw new Problem('not_found')
      if (!canBeDismissed(found))
        throw new Problem('invalid_request', {
          issues: [
            { path: 'key', message: 'Lo que impide el lanzamiento no se puede descartar: corríjalo.' },
          ],
        })
      const { rule } = found
      await dismissed.add({ ...body, rule, author: person.name, created_at: api.now().toISOString() })
      return {}
    },

    'DELETE /api/checks/dismissed/:key': async ({ params }) => {
      await dismissed.remove(params.key)
      return {}
    },

    'POST /api/launch': async ({ person }) => {
      const findings = await withDismissals(await checks.check(liveRelease(api).snapshot))
      const blocking = findings.filter(({ level, dismissed: said }) => level === 'bloquea' && said === null)
      if (blocking.length > 0) {
        const issues = blocking.map(({ label, text }) => ({ path: label, message: text }))
        throw new Problem('launch_blocked', { issues })
      }
      await store.launch(person.name)
      await publisher.republish()
      return { launchedAt: (await store.launchedAt()) ?? '' }
    },
  }
}
