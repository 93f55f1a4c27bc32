import type { FastifyPluginAsync } from 'fastify'
import { z } from 'zod'
import { isPublicAddress } from '#content/public-address.ts'
import { personOf } from '../auth/enforce-permissions.ts'
import type { BackupSchedule } from '../backup/backup-schedule.ts'
import type { Config } from '../config.ts'
import { Problem } from '../problems/problem.ts'
import type { Publisher } from '../releases/publisher.ts'
import { roles } from '../store/roles.ts'
import type { Store } from '../store/store.ts'
import { release, revisionInfo } from './shapes.ts'

type Options = {
  readonly store: Pick<Store, 'latestSummaries'>
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
})

/** Who is signed in, what visitors see, what is saved, and the state of the backups. */
export const statusRoute: FastifyPluginAsync<Options> = async (app, options) => {
  const { store, publisher, backups, config } = options
  app.get('/api/status', { schema: { response: { 200: status } } }, async (request) => {
    const { name, role } = personOf(request)
    const record = publisher.live?.record
    if (!record) throw new Problem('not_ready')
    const saved = await store.latestSummaries()
    return {
      person: { name, role },
      live: { id: record.id, publishedAt: record.createdAt, revisions: record.revisions },
      saved: Object.fromEntries(saved.map(({ document, ...info }) => [document, info])),
      launch: {
        isPublic: isPublicAddress(config.siteUrl),
        launchedAt: publisher.live?.snapshot.launchedAt ?? null,
      },
      backups: (await backups?.state()) ?? null,
    }
  })
}
