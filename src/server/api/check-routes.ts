import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { checkLevels, type Finding } from '#content/checks/finding.ts'
import { cleanLines } from '#content/clean-text.ts'
import { documentNames } from '#content/documents.ts'
import type { Snapshot } from '#content/snapshot.ts'
import { authorOf } from '../auth/enforce-permissions.ts'
import type { RequestLimit } from '../auth/request-limit.ts'
import type { SiteChecks } from '../checks/site-checks.ts'
import type { SourceChecks } from '../checks/source-checks.ts'
import { withValidDrafts } from '../checks/with-valid-drafts.ts'
import { Problem } from '../problems/problem.ts'
import type { Publisher } from '../releases/publisher.ts'
import type { DismissedChecks } from '../store/dismissed-checks.ts'
import type { Revisions } from '../store/recorded-release.ts'
import type { Store } from '../store/store.ts'

type Options = {
  readonly store: Pick<Store, 'latestSummaries' | 'loadSnapshot'>
  readonly publisher: Pick<Publisher, 'live'>
  readonly checks: SiteChecks
  readonly sources: SourceChecks
  readonly dismissed: DismissedChecks
  readonly requestLimit: RequestLimit
}

const dismissal = z.object({ reason: z.string(), author: z.string(), createdAt: z.string() })
const findingShape = z.object({
  key: z.string(),
  rule: z.string(),
  level: z.enum(checkLevels),
  place: z.object({ document: z.enum(documentNames), entry: z.string().optional(), path: z.string() }),
  label: z.string(),
  text: z.string(),
  reason: z.string(),
  dismissed: dismissal.nullable(),
})
const findingsBody = z.object({ findings: z.array(findingShape) })
const sourcesBody = findingsBody.extend({
  asked: z.int(),
  left: z.int().meta({ description: 'Sources for which there was no time; the next call asks them.' }),
})

/** Each call may send hundreds of requests to other sites. */
const sourceCalls = { name: 'check-sources', max: 10, window: 10 * 60_000 }

const draft = z.strictObject({
  document: z.enum(documentNames, 'No existe ese documento.'),
  /** Id of the entry that the draft replaces; a new entry is added. */
  entry: z.string().max(80).optional(),
  value: z.unknown(),
})
const draftsBody = z.strictObject({ drafts: z.array(draft).max(400, 'Envíe menos borradores.') })

const key = z.string().regex(/^[0-9a-z]{14}$/, 'Esa no es la clave de un hallazgo.')
const dismissBody = z.strictObject(
  {
    key,
    reason: z
      .string('Escriba por qué.')
      .overwrite(cleanLines)
      .min(3, 'Escriba por qué.')
      .max(400, 'Use 400 caracteres como máximo.'),
  },
  'Envíe key y reason.',
)

/** What the checks find in what is saved, in drafts or in the sources, and what the owner has dismissed. */
export const checkRoutes: FastifyPluginAsyncZod<Options> = async (app, options) => {
  const { checks, sources, dismissed, requestLimit } = options

  app.get('/api/checks', { schema: { response: { 200: findingsBody } } }, async () => ({
    findings: await withDismissals(await checks.findings(await savedSnapshot(options))),
  }))

  app.post(
    '/api/checks',
    { schema: { body: draftsBody, response: { 200: findingsBody } } },
    async (request) => {
      const drafts = request.body.drafts
      const snapshot = await withValidDrafts(await savedSnapshot(options), drafts)
      return { findings: await withDismissals(await checks.check(snapshot)) }
    },
  )

  app.post('/api/checks/sources', { schema: { response: { 200: sourcesBody } } }, async (request) => {
    await requestLimit.count(request, sourceCalls)
    const { findings, ...rest } = await sources.check(await savedSnapshot(options))
    return { ...rest, findings: await withDismissals(findings) }
  })

  app.post('/api/checks/dismissed', { schema: { body: dismissBody } }, async (request) => {
    const findings = await checks.findings(await savedSnapshot(options))
    const found = findings.find((finding) => finding.key === request.body.key)
    if (!found) throw new Problem('not_found')
    if (found.level === 'bloquea')
      throw new Problem('invalid_request', {
        issues: [{ path: 'key', message: 'Lo que impide el lanzamiento no se puede descartar: corríjalo.' }],
      })
    const { rule } = found
    const createdAt = new Date().toISOString()
    await dismissed.add({ ...request.body, rule, author: authorOf(request), createdAt })
    return {}
  })

  app.delete('/api/checks/dismissed/:key', { schema: { params: z.object({ key }) } }, async ({ params }) => {
    await dismissed.remove(params.key)
    return {}
  })

  async function withDismissals(findings: readonly Finding[]) {
    const byKey = new Map((await dismissed.list()).map((row) => [row.key, row]))
    return findings.map((finding) => {
      const row = finding.level === 'bloquea' ? undefined : byKey.get(finding.key)
      const dismissed = row ? { reason: row.reason, author: row.author, createdAt: row.createdAt } : null
      return { ...finding, dismissed }
    })
  }
}

/** The latest saved revision of every document. */
async function savedSnapshot({ store, publisher }: Options): Promise<Snapshot> {
  if (!publisher.live) throw new Problem('not_ready')
  const saved = await store.latestSummaries()
  const numbers = Object.fromEntries(saved.map(({ document, number }) => [document, number]))
  const revisions: Revisions = { ...publisher.live.revisions, ...numbers }
  return store.loadSnapshot(revisions, publisher.live)
}
