import { BlobReader, BlobWriter, type FileEntry, ZipReader } from '@zip.js/zip.js/lib/zip-core-native.js'
import { decoded } from '#content/links/decoded.ts'
import { OldSiteError } from './found-site.ts'

/** The part of a path that WordPress gives a picture: `2019/03/foto.jpg`. */
const uploadPath = (path: string): string => path.split('/').slice(-3).join('/').toLowerCase()

export type MediaArchive = Awaited<ReturnType<typeof openMediaArchive>>

/**
 * Opens a ZIP of the folder `wp-content/uploads`. Only what is asked for is read.
 * @throws {OldSiteError} for a file that is no ZIP, or that has no pictures.
 */
export async function openMediaArchive(file: Blob) {
  const entries = new Map<string, FileEntry>()
  // The site's policy permits no worker of another origin, and the browser decompresses by itself.
  const options = { useWebWorkers: false, useCompressionStream: true }
  try {
    for await (const entry of new ZipReader(new BlobReader(file), options).getEntriesGenerator()) {
      if (!entry.directory && /\.(?:jpe?g|png|webp|gif|avif)$/i.test(entry.filename)) {
        entries.set(uploadPath(entry.filename), entry)
      }
    }
  } catch (cause) {
    throw noArchive('no es un ZIP que se pueda leer', cause)
  }
  if (entries.size === 0) throw noArchive('no tiene fotos')
  return {
    count: entries.size,
    /** A picture by its address; undefined if the archive does not have it. @throws if it is damaged or has a password. */
    async read({ pathname }: URL): Promise<File | undefined> {
      const path = uploadPath(decoded(pathname))
      const entry = entries.get(path)
      if (!entry) return undefined
      return new File([await entry.getData(new BlobWriter())], path.split('/').at(-1) ?? 'foto')
    },
  }
}

const noArchive = (what: string, cause?: unknown) =>
  new OldSiteError(
    `El archivo de fotos ${what}. Haga un ZIP de la carpeta «wp-content/uploads» de su sitio anterior y elíjalo otra vez.`,
    { cause },
  )
