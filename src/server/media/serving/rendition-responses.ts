import { join } from 'node:path'
import { type Rendition, renditionOf, renditionPath } from '#content/media/media.ts'
import { mediaFolder } from '#content/media/media-paths.ts'
import { immutable } from '../../responses/cache-control.ts'
import { PreparedResponse, type ResponseHeaders } from '../../responses/prepared-response.ts'
import type { MediaStore } from '../../store/media-store.ts'
import { createDiskCache } from './disk-cache.ts'
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

export type RenditionResponses = ReturnType<typeof createRenditionResponses>

/**
 * Serves the public renditions to visitors: from a copy on disk, else from the store. Copies are served even while the
 * store is unavailable.
 */
export function createRenditionResponses({ media, versions, dataFolder, headers, onError }: Options) {
  const disk = createDiskCache({ folder: join(dataFolder, 'cache/medios'), maxBytes, onError })
  const loading = new Map<string, Promise<PreparedResponse | undefined>>()

  const isPublic = ({ version }: Rendition) => versions.has(version)

  async function respond(rendition: Rendition): Promise<PreparedResponse | undefined> {
    const body = await read(rendition)
    if (!body) return undefined
    if (isPublic(rendition)) {
      const { version, width, format } = rendition
      return new PreparedResponse({
        status: 200,
        contentType: `image/${format}`,
        body,
        headers: { 'Cache-Control': immutable, ...headers },
        etag: `"${version}-${width}-${format}"`,
      })
    }
    // It was withdrawn while it was read.
    await disk.removeWhere((name) => name === nameOf(rendition))
    return undefined
  }

  async function read(rendition: Rendition): Promise<Buffer | undefined> {
    if (!(await versions.find(rendition.version))) return undefined
    const copy = await disk.read(nameOf(rendition))
    if (copy) return copy
    const content = await media.readRendition(rendition)
    if (content) await disk.write(nameOf(rendition), content)
    return content
  }

  return {
    /** Finds the copies that an earlier process cached. */
    open: disk.open,

    /** The response for a path; `undefined`, or a promise of it, when there is none. */
    find(path: string): Promise<PreparedResponse | undefined> | undefined {
      const rendition = renditionOf(path)
      if (!rendition) return undefined
      const response = loading.get(path) ?? respond(rendition).finally(() => loading.delete(path))
      loading.set(path, response)
      return response
    },

    /** Caches a copy of a new rendition on disk. */
    store: (rendition: Rendition, content: Buffer): Promise<void> => disk.write(nameOf(rendition), content),

    /** Removes the copies of renditions that are not public. */
    removeWithdrawn: (): Promise<void> =>
      disk.removeWhere((name) => {
        const rendition = renditionOf(pathOf(name))
        return !rendition || !isPublic(rendition)
      }),
  }
}

/** Name of the copy on disk: `0123456789abcdef-960.webp`. */
const nameOf = ({ version, width, format }: Rendition) =>
  renditionPath(version, width, format).slice(mediaFolder.length).replace('/', '-')

const pathOf = (name: string) => mediaFolder + name.replace('-', '/')
