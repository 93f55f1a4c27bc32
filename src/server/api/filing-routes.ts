import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { cleanLine } from '#content/clean-text.ts'
import { changesSince } from '#content/filing/changes-since.ts'
import { filingState } from '#content/filing/filing-state.ts'
import { authorOf } from '../auth/enforce-permissions.ts'
import type { SiteChecks } from '../checks/site-checks.ts'
import type { PackJobs } from '../filing/pack-jobs.ts'
import { Problem } from '../problems/problem.ts'
import type { Publisher } from '../releases/publisher.ts'
import type { Release } from '../releases/release.ts'
import type { DismissedChecks } from '../store/dismissed-checks.ts'
import type { Filing, Filings } from '../store/filings.ts'
import type { PrivateFiles } from '../store/private-files.ts'
import type { Store } from '../store/store.ts'
import { attachment } from './attachment.ts'

type Options = {
  readonly store: Pick<Store, 'loadSnapshot'>
  readonly publisher: Pick<Publisher, 'live'>
  readonly checks: SiteChecks
  readonly dismissed: DismissedChecks
  readonly filings: Filings
  readonly files: Pick<PrivateFiles, 'info' | 'read'>
  readonly packs: PackJobs
}

const params = z.object({ id: z.uuid('No existe ese expediente.') })

const filedBody = z.strictObject(
  {
    filedOn: z.iso.date('Elija el día en que lo presentó.'),
    notice: z.string().overwrite(cleanLine).max(80, 'Use 80 caracteres como máximo.').default(''),
  },
  'Envíe filedOn.',
)

/** Changes in one response at most. */
const maxChanges = 200

/** The packs for the COFEPRIS: what was public when, what was filed, and what changed since. */
export const filingRoutes: FastifyPluginAsyncZod<Options> = async (app, options) => {
  const { store, publisher, checks, dismissed, filings, files, packs } = options

  app.get('/api/cofepris', { schema: { response: { 200: filingState } } }, async () => {
    const all = await filings.list()
    const { running, failure } = packs.state()
    return {
      ...{ canMake: packs.canMake, running: running ?? null, failure: failure ?? null },
      packs: await Promise.all(all.map(described)),
      since: await sinceLastFiled(all),
    }
  })

  app.post('/api/cofepris/packs', { schema: { response: { 202: z.object({}) } } }, async (request, reply) => {
    if (!packs.canMake) throw new Problem('chromium_missing')
    const author = authorOf(request)
    if (!packs.start(await dismissedFindings(liveRelease()), author)) throw new Problem('pack_running')
    return reply.code(202).send({})
  })

  app.post('/api/cofepris/packs/:id/filed', { schema: { params, body: filedBody } }, async (request) => {
    if (!(await filings.setFiled(request.params.id, request.body))) throw new Problem('not_found')
    return {}
  })

  app.delete('/api/cofepris/packs/:id', { schema: { params } }, async (request, reply) => {
    if (!(await filings.remove(request.params.id))) throw new Problem('not_found')
    return reply.code(204).send()
  })

  app.get('/api/cofepris/packs/:id/file', { schema: { params } }, async (request, reply) => {
    const filing = await filings.find(request.params.id)
    const file = filing && (await files.info(filing.file))
    const content = file && (await files.read(file.id))
    if (!content) throw new Problem('not_found')
    return reply.type(file.type).header('Content-Disposition', attachment(file.name)).send(content)
  })

  function liveRelease(): Release {
    if (!publisher.live) throw new Problem('not_ready')
    return publisher.live
  }

  async function described({ file, revisions: _, ...filing }: Filing) {
    return { ...filing, bytes: (await files.info(file))?.bytes ?? 0 }
  }

  /** What the owner said about findings is part of the proofs. */
  async function dismissedFindings({ snapshot }: Release) {
    const rows = new Map((await dismissed.list()).map((row) => [row.key, row.reason]))
    return (await checks.check(snapshot)).flatMap(({ key, level, label, text }) => {
      const reason = level === 'bloquea' ? undefined : rows.get(key)
      return reason === undefined ? [] : [{ label, text, reason }]
    })
  }

  async function sinceLastFiled(all: readonly Filing[]) {
    const [last] = all
      .filter(({ filedOn }) => filedOn !== null)
      .toSorted((one, other) => `${other.filedOn}`.localeCompare(`${one.filedOn}`))
    if (!last?.filedOn) return null
    const live = liveRelease()
    const filed = await store.loadSnapshot({ ...live.revisions, ...last.revisions }, live)
    const changes = changesSince(filed, live.snapshot)
    const more = Math.max(0, changes.length - maxChanges)
    return { filedOn: last.filedOn, changes: changes.slice(0, maxChanges), more }
  }
}
