import sharp, { type Sharp } from 'sharp'
import { z } from 'zod'
import { type MediaCrop, mediaItem, mediaUse } from '#content/media/media.ts'
import type { PictureDraft } from '#content/media/picture-draft.ts'
import { EncoderHere } from './encoder-here.ts'
import { editNext, publishNext } from './next-version.ts'
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

/** A running site with a signed-in owner who uploads pictures. */
export async function siteWithOwner(options: Parameters<typeof runningSite>[0] = {}) {
  const site = await runningSite({ encoder: new EncoderHere(), ...options })
  const browser = await signedInOwner(site)
  const send = async (url: string, form: Form) =>
    browser.send({ method: 'POST', url, ...(await formOf(form)) })
  const list = async () => allItems.parse(bodyOf(await browser.get('/api/media'))).items
  async function change(id: string, details: object) {
    const response = await browser.send({ method: 'PATCH', url: `/api/media/${id}`, payload: details })
    return oneItem.parse(bodyOf(response)).item
  }
  async function publishPicture(id: string, part: Partial<PictureDraft>) {
    const before = (await list()).find((item) => item.id === id)
    if (!before) throw new Error(`The library has no picture ${id}.`)
    bodyOf(await editNext(browser, `pictures/${id}`, part))
    bodyOf(await publishNext(browser))
    const after = (await list()).find((item) => item.id === id)
    if (!after) throw new Error(`The library has no picture ${id}.`)
    return after
  }

  return {
    ...site,
    browser,
    /** Returns the response, successful or not. */
    tryUpload: (bytes: Buffer, form: Omit<Form, 'bytes'> = {}) => send('/api/media', { bytes, ...form }),
    /** @param form `details`: texts that are set after the upload. */
    async upload(bytes: Buffer, { details, ...form }: Omit<Form, 'bytes'> & { details?: object } = {}) {
      const response = await send('/api/media', { bytes, ...form })
      const added = oneItem.parse(bodyOf(response))
      const item = details ? await change(added.item.id, details) : added.item
      return { status: response.statusCode, ...added, item }
    },
    /** Publishes a draft of a picture. */
    publishPicture,
    /** Publishes another file in place of a picture's. */
    async replace(id: string, bytes: Buffer, form: Omit<Form, 'bytes'> = {}) {
      const response = await send(`/api/media/${id}/prepared`, { bytes, ...form })
      return publishPicture(id, { file: oneItem.parse(bodyOf(response)).item.version })
    },
    /** Publishes another crop of a picture; null for the whole one. */
    async crop(id: string, crop: MediaCrop | null) {
      const { version = '' } = (await list()).find((each) => each.id === id) ?? {}
      const response = await browser.post(`/api/media/${id}/prepared/${version}`, { crop })
      return publishPicture(id, { file: oneItem.parse(bodyOf(response)).item.version })
    },
    change,
    remove: (id: string) => browser.send({ method: 'DELETE', url: `/api/media/${id}` }),
    list,
  }
}
