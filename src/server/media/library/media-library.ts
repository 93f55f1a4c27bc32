import { hash } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { MediaCrop, MediaDetails, MediaItem } from '#content/media/media.ts'
import { isOutOfSpace } from '../../problems/disk-reason.ts'
import { Problem } from '../../problems/problem.ts'
import type { Scheduler } from '../../process/scheduler.ts'
import type { Publisher } from '../../releases/publisher.ts'
import type { MediaStore, NewItem } from '../../store/media-store.ts'
import { tidyCrop, versionOf } from '../../store/media-version.ts'
import type { Store } from '../../store/store.ts'
import type { Tables } from '../../store/tables.ts'
import type { EncoderProcess } from '../encoder/encoder-process.ts'
import type { UploadFolder } from '../encoder/upload-folder.ts'
import { createUploadQueue } from '../encoder/upload-queue.ts'
import type { PictureCopies } from '../serving/picture-copies.ts'
import type { RenditionResponses } from '../serving/rendition-responses.ts'
import { titleOf } from './file-name.ts'
import { createKeyedMutex } from './keyed-mutex.ts'
import { createLibraryViews, noFormers } from './library-views.ts'
import { createMediaPublishing } from './media-publishing.ts'
import { createMediaUses } from './media-uses.ts'
import type { Upload } from './receive-upload.ts'
import { createRenditionEncoder } from './rendition-encoder.ts'
import { createRenditionQueue } from './rendition-queue.ts'

type Options = {
  readonly store: Store
  readonly publisher: Publisher
  readonly scheduler: Scheduler
  readonly media: MediaStore
  readonly responses: Pick<RenditionResponses, 'store'>
  readonly copies: Pick<PictureCopies, 'removeWithdrawn'>
  readonly folder: UploadFolder
  readonly onError: (error: unknown, what: string) => void
  readonly encoder: EncoderProcess
}

export type MediaLibrary = ReturnType<typeof createMediaLibrary>

/** The owner's picture library: uploads, descriptions, and where each picture is used. */
export function createMediaLibrary(options: Options) {
  const { store, publisher, media, responses, copies, folder, encoder, scheduler, onError } = options
  const uses = createMediaUses({ store, publisher })
  const renditionEncoder = createRenditionEncoder({ media, encoder, folder, responses })
  const publishing = createMediaPublishing({ media, uses, publisher, scheduler, onError })
  const onComplete = publishing.publishSoon
  const renditions = createRenditionQueue({
    media,
    encoder: renditionEncoder,
    scheduler,
    onComplete,
    onError,
  })
  const passQueue = createUploadQueue()
  const inTurn = createKeyedMutex()

  async function existing(id: string) {
    const stored = await media.find(id)
    if (!stored) throw new Problem('not_found', { detail: 'Esa imagen ya no está en la biblioteca.' })
    return stored
  }

  /** Queues missing renditions, and publishes the picture if visitors see it. */
  async function changed(id: string): Promise<MediaItem> {
    const { item } = await existing(id)
    queueMissing(item)
    await publishing.publish(item)
    return item
  }

  /**
   * Ends the public copies of versions that the library lost, here and at other instances. An error is only logged:
   * this process does not serve them any more, and the cleanup removes them later.
   */
  async function endCopies(): Promise<void> {
    await copies.removeWithdrawn().catch((error: unknown) => onError(error, 'removed pictures'))
    await store.announceRelease().catch((error: unknown) => onError(error, 'removed pictures'))
  }

  return {
    ...createLibraryViews({ media, uses }),

    /**
     * Receives an upload when it reaches the front of the queue, calls `use` with it, and then deletes its files.
     * @throws {Problem}
     */
    receive: <Result>(
      read: (folder: string, files: UploadFolder) => Promise<Upload>,
      use: (upload: Upload) => Promise<Result>,
    ): Promise<Result> =>
      passQueue(() => folder.using(async (path) => use(await read(path, folder)))).catch((error: unknown) => {
        throw isOutOfSpace(error) ? new Problem('disk_full', { cause: error }) : error
      }),

    /** Adds a picture, or returns the existing one with the same bytes. Resolves when it can be shown. */
    add: (upload: Upload): Promise<{ item: MediaItem; isNew: boolean }> =>
      inTurn(upload.hash, async () => {
        const known = await media.idOfSource(upload.hash)
        if (known) return { item: (await existing(known)).item, isNew: false }

        const focus = await renditionEncoder.makeSource(upload)
        const id = await freeId(upload.hash)
        const { hash: sourceHash, fileName, alt = '' } = upload
        await media.addItem({
          id,
          sourceHash,
          fileName,
          title: titleOf(fileName),
          alt,
          decorative: false,
          focus,
        })
        return { item: await changed(id), isNew: true }
      }),

    /** @throws {Problem} `not_found` */
    async requirePicture(id: string): Promise<void> {
      await existing(id)
    },

    /** Changes the picture's texts. Resolves when visitors see the change. */
    change: (id: string, details: MediaDetails): Promise<MediaItem> =>
      inTurn(id, async () => {
        await existing(id)
        await media.updateItem(id, details)
        return changed(id)
      }),

    /** Prepares another file for a picture. Resolves when a draft of the picture can show it. */
    prepareFile: (id: string, upload: Upload): Promise<MediaItem> =>
      inTurn(id, async () => {
        await inTurn(upload.hash, () => renditionEncoder.makeSource(upload))
        return prepare(id, { sourceHash: upload.hash, fileName: upload.fileName, crop: null })
      }),

    /** Prepares an earlier file, or another crop of any file of a picture. @throws {Problem} `not_found` */
    prepareVersion: (id: string, version: string, crop?: MediaCrop | null): Promise<MediaItem> =>
      inTurn(id, async () => {
        const file = await media.fileOf(id, version)
        if (!file) throw noFormers()
        return prepare(id, { ...file, crop: crop === undefined ? file.crop : tidyCrop(crop) })
      }),

    /**
     * Queues the renditions that saved pictures still miss, and ends the copies of their former files. Call after the
     * publish.
     */
    async complete(ids: readonly string[]): Promise<void> {
      if (ids.length === 0) return
      for (const id of ids) queueMissing((await existing(id)).item)
      await endCopies()
    },

    /**
     * Removes the picture from the library, and its copies from everywhere that visitors can reach. The store has it
     * for a while, so that it can be put back. @throws {Problem} `media_in_use`, with the uses.
     */
    remove: (id: string): Promise<void> =>
      inTurn(id, async () => {
        await existing(id)
        const refuseUsed = async (tx?: Kysely<Tables>) => {
          const inUse = await uses.of(id, tx)
          if (inUse.length > 0) throw new Problem('media_in_use', { uses: inUse })
        }
        // Check before the transaction too, so that inside it only documents saved since then are searched.
        await refuseUsed()
        await media.removeItem(id, refuseUsed)
        await endCopies()
      }),

    /** Deletes the picture's earlier states for good. @throws {Problem} `not_found` */
    purge: (id: string): Promise<void> =>
      inTurn(id, async () => {
        if (!(await media.purgeFormers(id))) throw noFormers()
        await endCopies()
      }),

    /**
     * Restores the picture's state before it was replaced or removed. Resolves when visitors see it. @throws
     * {Problem}
     */
    putBack: (id: string, replacedAt: string): Promise<MediaItem> =>
      inTurn(id, async () => {
        if (!(await media.putBack(id, replacedAt))) throw noFormers()
        return changed(id).finally(endCopies)
      }),

    /** Removes unused data and copies, and queues the renditions that an earlier process did not finish. */
    async resume(): Promise<void> {
      await media.prune()
      await copies.removeWithdrawn()
      for (const item of (await media.items()).values()) queueMissing(item)
    },

    /** Renditions that are being made. */
    working: renditions.working,

    async close(): Promise<void> {
      const closed = renditions.close()
      encoder.close()
      await closed
    },
  }

  /** Adds a file or crop that a draft of the picture can show, unless there is one already. */
  async function prepare(
    id: string,
    { sourceHash, fileName, crop }: Pick<NewItem, 'sourceHash' | 'fileName'> & { crop: MediaCrop | null },
  ): Promise<MediaItem> {
    const { item } = await existing(id)
    const version = versionOf(sourceHash, crop)
    if (version === item.version) return item
    await renditionEncoder.makeFirst(sourceHash, crop)
    const known = [...(await media.items()).values()].find(
      (each) => each.preparedFor === id && each.version === version,
    )
    if (known) return known
    const own = await freeId(hash('sha256', `${id}${version}`))
    const details = { title: item.title, alt: '', decorative: false, crop, preparedFor: id }
    await media.addItem({ id: own, sourceHash, fileName, ...details })
    const added = (await existing(own)).item
    queueMissing(added)
    return added
  }

  function queueMissing({ id, isComplete }: MediaItem): void {
    if (!isComplete) renditions.add(id)
  }

  /** The first 16 digits of the content's hash, or of another hash if a picture already has that id. */
  async function freeId(sourceHash: string): Promise<string> {
    for (let attempt = 0; ; attempt += 1) {
      const id = (attempt === 0 ? sourceHash : hash('sha256', `${sourceHash}${attempt}`)).slice(0, 16)
      if (!(await media.find(id))) return id
    }
  }
}
