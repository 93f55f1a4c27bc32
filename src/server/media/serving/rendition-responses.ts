import { join } from 'node:path'
import { type Rendition, renditionOf, renditionPath } from '#content/media.ts'
import { immutable } from '../../responses/cache-control.ts'
import {
  type FlatHeaders,
  type PreparedResponse,
  prepareResponse,
} from '../../responses/prepared-response.ts'
import { ResponseCache } from '../../responses/response-cache.ts'
import { KnownKeys } from '../../store/known-keys.ts'
import type { MediaStore } from '../../store/media-store.ts'
import { DiskCache } from './disk-cache.ts'

type Options = {
  readonly media: Pick<MediaStore, 'readRendition' | 'renditionVersions'>
  readonly dataFolder: string
  /** Security headers. */
  readonly headers: FlatHeaders
  readonly onError: (error: unknown, what: string) => void
  /** Maximum bytes cached in memory and on disk. */
  readonly memory?: number
  readonly disk?: number
}

/**
 * Serves the library's renditions to visitors: from memory, else from a copy on disk, else from the store. Cached
 * renditions are served even while the store is unavailable.
 */
export class RenditionResponses {
  readonly #options: Options
  readonly #memory: ResponseCache
  readonly #disk: DiskCache
  readonly #versions: KnownKeys
  readonly #loading = new Map<string, Promise<PreparedResponse | undefined>>()

  constructor(options: Options) {
    this.#options = options
    this.#versions = new KnownKeys(() => options.media.renditionVersions())
    this.#memory = new ResponseCache(options.memory ?? 24 * 1024 * 1024)
    this.#disk = new DiskCache(join(options.dataFolder, 'cache/medios'), options.disk ?? 1024 ** 3)
  }

  /** Finds the copies that an earlier process cached. If that fails, renditions come from the store. */
  async open(): Promise<void> {
    await this.#disk.open().catch((error: unknown) => this.#options.onError(error, 'media cache'))
  }

  /** The response for a path: a promise while it is read; `undefined`, or a promise of it, when there is none. */
  find(path: string): PreparedResponse | Promise<PreparedResponse | undefined> | undefined {
    const rendition = renditionOf(path)
    if (!rendition) return undefined
    return this.#memory.get(path) ?? this.#loading.get(path) ?? this.#load(path, rendition)
  }

  /** Caches a copy of a new rendition on disk. */
  async keep(rendition: Rendition, content: Buffer): Promise<void> {
    await this.#disk
      .write(nameOf(rendition), content)
      .catch((error: unknown) => this.#options.onError(error, 'media cache'))
  }

  #load(path: string, rendition: Rendition): Promise<PreparedResponse | undefined> {
    const loading = this.#read(rendition)
      .then(async (content) => {
        if (!content) return undefined
        const response = await prepareResponse(this.#contentOf(rendition, content), 'quick')
        this.#memory.set(path, response)
        return response
      })
      .finally(() => this.#loading.delete(path))
    this.#loading.set(path, loading)
    return loading
  }

  async #read(rendition: Rendition): Promise<Buffer | undefined> {
    const copy = await this.#disk.read(nameOf(rendition))
    if (copy) return copy
    if (!(await this.#versions.has(rendition.version))) return undefined
    const content = await this.#options.media.readRendition(rendition)
    if (content) await this.keep(rendition, content)
    return content
  }

  #contentOf({ version, width, format }: Rendition, body: Buffer) {
    return {
      status: 200,
      contentType: `image/${format}`,
      body,
      headers: ['Cache-Control', immutable, ...this.#options.headers],
      etag: `"${version}-${width}-${format}"`,
    }
  }
}

const nameOf = ({ version, width, format }: Rendition) =>
  renditionPath(version, width, format).split('/').slice(2).join('-')
