import sharp, { type Sharp } from 'sharp'
import { z } from 'zod'
import { mediaItem, mediaUse } from '#content/media/media.ts'
import { EncoderProcess } from '#server/media/encoder/encoder-process.ts'
import { signedInOwner } from './owner.ts'
import { runningSite } from './running-site.ts'

/** A pattern that is visible at every size. Different values of `seed` give different pictures. */
export function picture(width: number, height: number, { seed = 1, channels = 3 as 3 | 4 } = {}): Sharp {
  const pixels = Buffer.alloc(width * height * channels)
  for (let y = 0, place = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, place += channels) {
      pixels[place] = (x * 255) / width
      pixels[place + 1] = (y * 255) / height
      pixels[place + 2] = ((x ^ y) * seed) & 0xff
      if (channels === 4) pixels[place + 3] = x < width / 2 ? 0 : 255
    }
  }
  return sharp(pixels, { raw: { width, height, channels } })
}

export const photo = (width = 300, height = 225, seed = 1): Promise<Buffer> =>
  picture(width, height, { seed }).jpeg({ quality: 80 }).toBuffer()

/** The parsed body of a successful response. @throws for any other response. */
function bodyOf({ statusCode, body }: { statusCode: number; body: string }): unknown {
  if (statusCode >= 300) throw new Error(`${statusCode} ${body}`)
  return JSON.parse(body)
}

type Form = { bytes: Buffer; name?: string; words?: Record<string, string> }

/** Encodes a form with a file as a browser does. */
export async function formOf({ bytes, name = 'foto.jpg', words = {} }: Form) {
  const form = new FormData()
  for (const [key, value] of Object.entries(words)) form.set(key, value)
  form.set('file', new Blob([new Uint8Array(bytes)]), name)
  const response = new Response(form)
  const payload = Buffer.from(await response.arrayBuffer())
  return { payload, headers: { 'content-type': response.headers.get('content-type') ?? '' } }
}

const oneItem = z.object({ item: mediaItem, isNew: z.boolean().optional() })
const allItems = z.object({ items: z.array(mediaItem.extend({ uses: z.array(mediaUse) })) })

export type MediaSite = Awaited<ReturnType<typeof siteWithOwner>>

/**
 * A running site with a signed-in owner who uploads pictures. Its encoder has a usual priority: beside other tests, one
 * with a low priority makes a test wait long.
 */
export async function siteWithOwner(options: Parameters<typeof runningSite>[0] = {}) {
  const encoder = new EncoderProcess({ niceness: 0 })
  const site = await runningSite({ encoder, ...options })
  const browser = await signedInOwner(site)
  const send = async (method: 'POST' | 'PUT', url: string, form: Form) =>
    browser.send({ method, url, ...(await formOf(form)) })

  return {
    ...site,
    browser,
    /** Returns the response, successful or not. */
    tryUpload: (bytes: Buffer, form: Omit<Form, 'bytes'> = {}) =>
      send('POST', '/api/media', { bytes, ...form }),
    async upload(bytes: Buffer, form: Omit<Form, 'bytes'> = {}) {
      const response = await send('POST', '/api/media', { bytes, ...form })
      return { status: response.statusCode, ...oneItem.parse(bodyOf(response)) }
    },
    async replace(id: string, bytes: Buffer, form: Omit<Form, 'bytes'> = {}) {
      const response = await send('PUT', `/api/media/${id}/file`, { bytes, ...form })
      return oneItem.parse(bodyOf(response)).item
    },
    async change(id: string, details: object) {
      const response = await browser.send({ method: 'PATCH', url: `/api/media/${id}`, payload: details })
      return oneItem.parse(bodyOf(response)).item
    },
    remove: (id: string) => browser.send({ method: 'DELETE', url: `/api/media/${id}` }),
    list: async () => allItems.parse(bodyOf(await browser.get('/api/media'))).items,
  }
}
