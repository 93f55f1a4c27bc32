import { call } from '#admin/api/call.ts'
import { uploadPicture } from '#admin/api/media.ts'
import { ApiProblem, messageOf } from '#admin/api/problem.ts'
import { bareHost } from '#content/links/bare-host.ts'
import { mediaPath } from '#content/media/media.ts'
import type { MediaArchive } from './media-archive.ts'
import { pictureAddresses } from './picture-addresses.ts'

/** Path of the picture on this site, or why it did not come, in the owner's words. */
export type TakenPicture = { readonly path: string } | { readonly failure: string }

type Source = {
  /** Host of the former site without `www.`: no other is asked. */
  readonly host: string
  /** The pictures that she chose, if any: they are looked for there first. */
  readonly archive: MediaArchive | undefined
  readonly signal: AbortSignal
}

/** Takes a picture of the former site into the library. A picture that is there already is not stored twice. */
export async function takePicture(written: string, { host, archive, signal }: Source): Promise<TakenPicture> {
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
