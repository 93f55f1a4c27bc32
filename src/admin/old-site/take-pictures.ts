import { call } from '#admin/api/call.ts'
import { uploadPicture } from '#admin/api/media.ts'
import { ApiProblem, messageOf } from '#admin/api/problem.ts'
import { bareHost } from '#content/links/bare-host.ts'
import { mediaPath } from '#content/media/media.ts'
import type { MediaArchive } from './media-archive.ts'
import { pictureAddresses } from './picture-addresses.ts'

/** A picture that did not come, and why, in the owner's words. */
type FailedPicture = { readonly url: string; readonly reason: string }

type Source = {
  /** Host of the former site without `www.`: no other is asked. */
  readonly host: string
  /** The pictures that she chose, if any: they are looked for there first. */
  readonly archive: MediaArchive | undefined
  readonly signal: AbortSignal
}

/**
 * Takes pictures of the former site into the library. A picture that is there already is not stored twice.
 * @returns The paths of the pictures on this site, by their addresses.
 */
export async function takePictures(
  urls: readonly string[],
  { onProgress, ...source }: Source & { readonly onProgress: (done: number) => void },
) {
  const paths = new Map<string, string>()
  const failed: FailedPicture[] = []
  for (const [done, url] of urls.entries()) {
    onProgress(done)
    const taken = await takePicture(url, source)
    if ('path' in taken) paths.set(url, taken.path)
    else failed.push({ url, reason: taken.failure })
  }
  return { paths, failed }
}

type Taken = { readonly path: string } | { readonly failure: string }

async function takePicture(written: string, { host, archive, signal }: Source): Promise<Taken> {
  let failure = 'Su dirección no está bien escrita.'
  for (const address of pictureAddresses(written)) {
    try {
      const file = await archive?.read(address)
      if (file) return pathOf(await uploadPicture(file, { signal }))
      const body = { address: address.href }
      if (bareHost(address) === host) {
        return pathOf(await call('POST /api/media/from-former-site', { body, signal }))
      }
      failure = `Está en otro sitio (${address.host}): guárdela y súbala en Medios.`
    } catch (error) {
      signal.throwIfAborted()
      // Without the server, or with a full disk, no other picture comes either.
      if (error instanceof ApiProblem && ![400, 413, 415, 422].includes(error.status)) throw error
      failure = error instanceof ApiProblem ? messageOf(error) : 'Está dañada en el ZIP, o tiene contraseña.'
    }
  }
  return { failure }
}

const pathOf = ({ item }: { readonly item: { readonly id: string } }) => ({ path: mediaPath(item.id) })
