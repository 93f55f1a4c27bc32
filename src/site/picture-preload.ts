/**
 * Preload links for the priority picture, so that the browser requests it before layout. They are derived from the
 * page's HTML, so they always match the picture shown. One link per source; media queries let a browser follow only
 * one. Each source is for narrower windows than the one before, which is the only one that its query excludes.
 */
export function picturePreload(body: string): string {
  const pictures = Array.from(body.matchAll(picture), ({ groups }) => groups ?? {})
  const { sources = '', image } =
    pictures.find((found) => /fetchPriority="high"/i.test(found.image ?? '')) ?? {}
  if (!image) return ''
  const choices = [...sources.matchAll(/<source[^<>]*>/g), [image]].map(([tag = '']) => attributesOf(tag))

  let wider: string | undefined
  const links = choices.map(({ media = '', ...choice }) => {
    // Preload only the first format per media query. A browser that does not support it ignores the link.
    if (media === wider) return ''
    const conditions = [media, wider && `(not ${wider})`].filter(Boolean)
    wider = media
    return linkTo(choice, conditions.join(' and '))
  })
  return links.join('')
}

function linkTo({ src, srcset, sizes, type = '' }: Attributes, media: string): string {
  const isOneFile = !srcset?.includes(' ')
  const attributes = {
    rel: 'preload',
    as: 'image',
    ...(isOneFile ? { href: srcset ?? src } : { imagesrcset: srcset, imagesizes: sizes }),
    ...(type && { type }),
    ...(media && { media }),
    fetchpriority: 'high',
  }
  const pairs = Object.entries(attributes).map(([name, value = '']) => `${name}="${value}"`)
  return `<link ${pairs.join(' ')}/>`
}

/** React adds preload links of its own; they would be duplicates and come too late. */
export const withoutLinksToPictures = (body: string): string =>
  body.replaceAll(/<link rel="preload" as="image"[^<>]*>/g, '')

const picture = /(?:<picture[^<>]*>(?<sources>(?:<source[^<>]*>)*))?(?<image><img[^<>]*>)/gi

type Attributes = Readonly<Record<string, string>>

/** Values keep the HTML escaping of the page. */
const attributesOf = (tag: string): Attributes =>
  Object.fromEntries(
    [...tag.matchAll(/(?<![\w-])([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [
      name.toLowerCase(),
      value,
    ]),
  )
