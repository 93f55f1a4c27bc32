import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { parseSnapshot, type Snapshot } from '#content/documents/snapshot.ts'
import { cropPosition, type MediaItem, mediaPath, renditionOf } from '#content/media/media.ts'
import { photoRules } from '#site/styles/photo-rules.ts'
import { sampleDocuments } from '../../sample-site/index.ts'
import { type Change, changed, hardContent, within } from './hard-content.ts'
import { launchedAt } from './launched.ts'
import type { Fault } from './section-faults.ts'
import { type Choice, selectionOf } from './variant-site.ts'

/** The pictures of one shape each. */
export const shapes = {
  wide: { width: 1600, height: 900 },
  square: { width: 1200, height: 1200 },
  tall: { width: 1000, height: 1500 },
} as const
export type Shape = keyof typeof shapes

/** Where the middle of the face is, in percent of the picture. */
const places = [25, 50, 75]
const points = places.flatMap((y) => places.map((x) => ({ x, y })))

/** Diameter of the face, as a share of the picture's shorter side. */
const faceSize = 0.25

/** The sample's texts or long ones, with one photograph in all places that show a picture. */
export function snapshotWithPhotograph(texts: 'short' | 'long', shape: Shape, choice: Choice): Snapshot {
  const documents = texts === 'short' ? sampleDocuments : hardContent.hard(sampleDocuments)
  const item = photographOf(shape)
  return {
    ...parseSnapshot(
      { ...changed(documents, withPhotograph(item.id)), 'selected-sections': selectionOf(choice) },
      {},
      new Map([[item.id, item]]),
    ),
    launchedAt,
  }
}

/** Not what lies behind a text or over another picture by intention: the hero's other pictures, the figures' tiles. */
const withPhotograph =
  (id: string): Change =>
  (field, value, index) => {
    if (/heroSection\.(?:background|foreground)Image$/.test(field.path)) return ''
    if (field.path.startsWith('experience.')) return value
    if (field.kind === 'image') return mediaPath(id)
    return within(field, value, index, withPhotograph(id))
  }

function photographOf(shape: Shape): MediaItem {
  const { width, height } = shapes[shape]
  const id = shape.padEnd(16, '0').replace(/[^0-9a-f]/g, 'a')
  return {
    id,
    version: id,
    title: shape,
    fileName: `${shape}.jpg`,
    alt: 'La doctora en su consultorio',
    decorative: false,
    focus: { x: 20, y: 20 },
    crop: null,
    width,
    height,
    sourceWidth: width,
    sourceHeight: height,
    bytes: 1,
    color: '#aabbcc',
    renditions: { avif: [320, 640], webp: [320, 640] },
    isComplete: true,
    createdAt: launchedAt,
    updatedAt: launchedAt,
  }
}

/** Answers every request for a rendition with a picture of this shape, as wide as its address says. */
export async function servePhotographs(page: Page, shape: () => Shape) {
  const files = new Map<string, Buffer>()
  await page.route('**/medios/**', async (route) => {
    const shown = shape()
    const { width } = renditionOf(new URL(route.request().url()).pathname) ?? shapes[shown]
    const key = `${shown} ${width}`
    const height = Math.round((width * shapes[shown].height) / shapes[shown].width)
    const picture = sharp({ create: { width, height, channels: 3, background: '#987' } })
    const body = files.get(key) ?? (await picture.webp().toBuffer())
    files.set(key, body)
    await route.fulfill({ body, contentType: 'image/webp' })
  })
}

/** Shows everything that may cover a face to `elementsFromPoint`, and hides what floats over all of the page. */
const style = `
  *, *::before, *::after { animation: none !important; transition: none !important; scroll-behavior: auto !important }
  * { pointer-events: auto !important }
  *::before, *::after { pointer-events: none !important }
  [data-floating], .skip { display: none !important }
`

/** Puts the face at nine points of all photographs of the page, and finds those whose face is cut or covered. */
export async function findHiddenFaces(page: Page): Promise<Fault[]> {
  const faces = points.map((point) => {
    const { x, y } = cropPosition(point)
    return { ...point, focus: `${x} ${y}` }
  })
  const rules = faces.map(({ focus }) => photoRules(`<img data-focus="${focus}">`)).join('')
  await page.addStyleTag({ content: style + rules })
  return page.evaluate(
    async ({ faces, faceSize }) => {
      const faults: { section: string; what: string }[] = []
      const pictures = [...document.querySelectorAll<HTMLImageElement>('img[data-focus]')].filter(isShown)
      for (const image of pictures) {
        image.loading = 'eager'
        await image.decode().catch(() => undefined)
        const hidden = faces.filter((face) => !showsFace(image, face))
        if (hidden.length === 0) continue
        const section = image.closest<HTMLElement>('[data-section]')?.dataset.section ?? 'page'
        const { width, height } = image.getBoundingClientRect()
        const name = `${image.className || image.parentElement?.className} ${Math.round(width)} × ${Math.round(height)}`
        faults.push({
          section,
          what: `${name} hides the face at ${hidden.map(({ x, y }) => `${x} ${y}`).join(', ')}`,
        })
      }
      return faults

      /** Small pictures are emblems. */
      function isShown(image: HTMLImageElement): boolean {
        const { width, height } = image.getBoundingClientRect()
        return (
          Math.min(width, height) >= 96 && getComputedStyle(image).objectFit === 'cover' && isOpaque(image)
        )
      }

      /** Faint pictures are decorations behind a text. */
      function isOpaque(element: Element): boolean {
        for (let around: Element | null = element; around; around = around.parentElement) {
          if (Number(getComputedStyle(around).opacity) < 0.5) return false
        }
        return element.checkVisibility({ visibilityProperty: true })
      }

      function showsFace(image: HTMLImageElement, at: (typeof faces)[number]): boolean {
        image.dataset.focus = at.focus
        image.scrollIntoView({ block: 'center', inline: 'center' })
        const first = faceOf(image, at)
        window.scrollBy(0, first.y - innerHeight / 2)
        const { x, y, radius } = faceOf(image, at)
        // The whole face matters, but not its rim, which is hair.
        const reach = radius * 0.9
        return Array.from({ length: 8 }, (_, index) => (index * Math.PI) / 4)
          .flatMap((angle) =>
            [0, 0.5, 1].map((part): [number, number] => [
              x + Math.cos(angle) * reach * part,
              y + Math.sin(angle) * reach * part,
            ]),
          )
          .every(([left, top]) => document.elementsFromPoint(left, top).find(isOpaque) === image)
      }

      /** Centre and radius in the window, from the size and place of the picture in its box. */
      function faceOf(image: HTMLImageElement, at: { x: number; y: number }) {
        const box = image.getBoundingClientRect()
        const scale = Math.max(box.width / image.naturalWidth, box.height / image.naturalHeight)
        const whole = { width: image.naturalWidth * scale, height: image.naturalHeight * scale }
        const [left = 50, top = 50] = getComputedStyle(image).objectPosition.split(' ').map(Number.parseFloat)
        return {
          x: box.left + ((box.width - whole.width) * left + whole.width * at.x) / 100,
          y: box.top + ((box.height - whole.height) * top + whole.height * at.y) / 100,
          radius: (Math.min(whole.width, whole.height) * faceSize) / 2,
        }
      }
    },
    { faces, faceSize },
  )
}
