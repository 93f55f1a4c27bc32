import { join } from 'node:path'
import { type Copies, createCopies } from '../copies/copies.ts'
import { writeSiteZip } from '../copies/write-site-zip.ts'
import type { Publisher } from '../releases/publisher.ts'
import type { ReleasePictures } from '../releases/release.ts'
import type { BundleFiles } from '../responses/prepared-response.ts'
import type { StartContext } from './start-context.ts'

type Options = {
  readonly publisher: Publisher
  readonly assets: BundleFiles
  readonly pictures: ReleasePictures
  /** Key that signs the sessions. */
  readonly secret: string
}

/** Prepares the copies that the owner takes away. */
export function openCopies(
  { config, scheduler, log }: StartContext,
  { publisher, secret, ...parts }: Options,
): Copies {
  const { database, dataFolder, backups, authSecret } = config
  return createCopies({
    folder: join(dataFolder, 'copias'),
    backups,
    now: scheduler.now,
    job: { database, storedSecret: authSecret ? undefined : secret },
    writeZip: async (target) => {
      if (!publisher.live) throw new Error('Nothing is published yet.')
      await writeSiteZip({ release: publisher.live, ...parts, ...target })
    },
    onError: (error) => log.error({ err: error }, 'No se pudo hacer la copia que pidió la dueña'),
  })
}
