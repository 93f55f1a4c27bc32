import { join } from 'node:path'
import { type Rendition, renditionOf, renditionPath } from '#content/media/media.ts'
import { mediaFolder } from '#content/media/media-paths.ts'
import { immutable } from '../../responses/cache-control.ts'
import { PreparedResponse, type ResponseHeaders } from '../../responses/prepared-response.ts'
import type { MediaStore } from '../../store/media-store.ts'
import { DiskCache } from './disk-cache.ts'
import type { PublicVersions } from './public-versions.ts'

type Options = {
  readonly media: Pick<MediaStore, 'readRendition'>
  readonly versions: Pick<PublicVersions, 'has' | 'find'>
  readonly dataFolder: string
  /** Security headers. */
  readonly headers: ResponseHeaders
  readonly onError: (error: unknown, what: string) => void
}

/** Maximum bytes of the copies on disk. */
const maxBytes = 1024 ** 3

/**
 * Serves the public renditions to visitors: from a copy on disk, else from the store. Copies are served even while the
 * store is unavailable.
 */
export class RenditionResponses {
  readonly #options: Options
  readonly #disk: DiskCache
  readonly #loading = new Map<string, Promise<PreparedResponse | undefined>>()

  constructor(options: Options) {
    this.#options = options
    this.#disk = new DiskCache(join(options.dataFolder, 'cache/medios'), maxBytes)
  }

  /** Finds the copies that an earlier process cached. If that fails, renditions come from the store. */
  async open(): Promise<void> {
    await this.#disk.open().catch((error: unknown) => this.#options.onError(error, 'media cache'))
  }

  /** The response for a path; `undefined`, or a promise of it, when there is none. */
  find(path: string): Promise<PreparedResponse | undefined> | undefined {
    const rendition = renditionOf(path)
    return rendition && (this.#loading.get(path) ?? this.#load(path, rendition))
  }

  /** Caches a copy of a new rendition on disk. */
  async store(rendition: Rendition, content: Buffer): Promise<void> {
    await this.#disk
      .write(nameOf(rendition), content)
      .catch((error: unknown) => this.#options.onError(error, 'media cache'))
  }

  /** Removes the copies of renditions that are not public. */
  async removeWithdrawn(): Promise<void> {
    await this.#disk.removeWhere((name) => {
      const rendition = renditionOf(pathOf(name))
      return !rendition || !this.#isPublic(rendition)
    })
  }

  #isPublic({ version }: Rendition): boolean {
    return this.#options.versions.has(version)
  }

  #load(path: string, rendition: Rendition): Promise<PreparedResponse | undefined> {
    const loading = this.#respond(rendition).finally(() => this.#loading.delete(path))
    this.#loading.set(path, loading)
    return loading
  }

  async #respond(rendition: Rendition): Promise<PreparedResponse | undefined> {
    const content = await this.#read(rendition)
    if (!content) return undefined
    if (this.#isPublic(rendition)) return new PreparedResponse(this.#contentOf(rendition, content))
    // It was withdrawn while it was read.
    await this.#disk.removeWhere((name) => name === nameOf(rendition))
    return undefined
  }

  async #read(rendition: Rendition): Promise<Buffer | undefined> {
    if (!(await this.#options.versions.find(rendition.version))) return undefined
    const copy = await this.#disk.read(nameOf(rendition))
    if (copy) return copy
    const content = await this.#options.media.readRendition(rendition)
    if (content) await this.store(rendition, content)
    return content
  }

  #contentOf({ version, width, format }: Rendition, body: Buffer) {
    return {
      status: 200,
      contentType: `image/${format}`,
      body,
      headers: { 'Cache-Control': immutable, ...this.#options.headers },
      etag: `"${version}-${width}-${format}"`,
    }
  }
}

/** Name of the copy on disk: `0123456789abcdef-960.webp`. */
const nameOf = ({ version, width, format }: Rendition) =>
  renditionPath(version, width, format).slice(mediaFolder.length).replace('/', '-')

const pathOf = (name: string) => mediaFolder + name.replace('-', '/')
