/**
 * What the head says of the picture that makes the first screen, so that it is asked for before the page is laid out:
 * read from the page's own HTML, so that it is the one shown. One link per source; a browser follows the one it shows.
 */
export function picturePreload(body: string): string {
  const { sources = '', inside, alone } = firstPriority.exec(body)?.groups ?? {}
  const image = inside ?? alone
  if (!image) return ''
  const choices = [...sources.matchAll(/<source[^>]*>/g), [image]].map(([tag = '']) => attributesOf(tag))

  const wider: string[] = []
  const links = choices.map(({ media = '', ...choice }) => {
    // Of the formats for one place the first is asked for: a browser that cannot show it skips the link.
    if (wider.includes(media)) return ''
    const conditions = [media, ...wider.map((other) => `(not ${other})`)].filter(Boolean)
    wider.push(media)
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

/** React puts links of its own before pictures; they would come too late and twice. */
export const withoutLinksToPictures = (body: string): string =>
  body.replaceAll(/<link rel="preload" as="image"[^>]*>/g, '')

const firstPriority =
  /<picture[^>]*>(?<sources>(?:<source[^>]*>)*)(?<inside><img[^>]*fetchPriority="high"[^>]*>)|(?<alone><img[^>]*fetchPriority="high"[^>]*>)/i

type Attributes = Readonly<Record<string, string>>

/** Values stay escaped as they are in the page. */
const attributesOf = (tag: string): Attributes =>
  Object.fromEntries(
    [...tag.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name.toLowerCase(), value]),
  )
