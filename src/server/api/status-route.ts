import type { FastifyPluginAsync } from 'fastify'
import { z } from 'zod'
import { catalogue, isSectionType } from '#content/catalogue/index.ts'
import { variantName } from '#content/catalogue/variant-name.ts'
import { isPublicAddress } from '#content/public-address.ts'
import type { Snapshot } from '#content/snapshot.ts'
import { personOf } from '../auth/enforce-permissions.ts'
import type { BackupSchedule } from '../backup/backup-schedule.ts'
import type { Config } from '../config.ts'
import { Problem } from '../problems/problem.ts'
import type { Publisher } from '../releases/publisher.ts'
import { endedComparison, forgetEndedComparison } from '../store/ended-comparison.ts'
import { roles } from '../store/roles.ts'
import type { Store } from '../store/store.ts'
import { release, revisionInfo } from './shapes.ts'

type Options = {
  readonly store: Pick<Store, 'db' | 'latestSummaries'>
  readonly publisher: Pick<Publisher, 'live'>
  readonly config: Pick<Config, 'siteUrl'>
  readonly backups?: Pick<BackupSchedule, 'state'> | undefined
}

const numbers = z.record(z.string(), z.int())
const status = z.object({
  person: z.object({ name: z.string(), role: z.enum(roles) }),
  live: release.extend({ revisions: numbers }),
  saved: z.record(z.string(), revisionInfo),
  launch: z
    .object({ isPublic: z.boolean(), launchedAt: z.string().nullable() })
    .meta({ description: 'Before its launch, a site at a public address asks search engines to stay away' }),
  backups: z
    .object({
      lastAt: z.string().nullable(),
      failedAt: z.string().nullable(),
      problem: z.string().nullable(),
      missingPictures: z.int(),
      copyFailedAt: z.string().nullable(),
    })
    .nullable(),
  endedComparison: z.object({ section: z.string(), layout: z.string().nullable() }).nullable().meta({
    description: 'Section whose comparison of two layouts an update ended, and the layout it shows',
  }),
})

/** Who is signed in, what visitors see, what is saved, and the state of the backups. */
export const statusRoute: FastifyPluginAsync<Options> = async (app, options) => {
  const { store, publisher, backups, config } = options
  app.get('/api/status', { schema: { response: { 200: status } } }, async (request) => {
    const { name, role } = personOf(request)
    const { live } = publisher
    if (!live?.record) throw new Problem('not_ready')
    const { record, snapshot } = live
    const saved = await store.latestSummaries()
    return {
      person: { name, role },
      live: { id: record.id, publishedAt: record.createdAt, revisions: record.revisions },
      saved: Object.fromEntries(saved.map(({ document, ...info }) => [document, info])),
      launch: {
        isPublic: isPublicAddress(config.siteUrl),
        launchedAt: snapshot.launchedAt ?? null,
      },
      backups: (await backups?.state()) ?? null,
      endedComparison: shownSection(snapshot, await endedComparison(store.db)),
    }
  })

  app.delete('/api/ended-comparison', async (_request, reply) => {
    await forgetEndedComparison(store.db)
    return reply.status(204).send()
  })
}

/** Labels of a section and of the layout that visitors see; null for a hidden section. */
function shownSection(snapshot: Snapshot, section: string | undefined) {
  if (section === undefined || !isSectionType(section)) return null
  const { component, display } = snapshot['selected-sections'][section]
  return { section: catalogue[section].label, layout: display ? variantName(section, component) : null }
}
