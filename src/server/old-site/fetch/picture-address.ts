import { hash } from 'node:crypto'

/** `foto-300x200.jpg` and `foto-scaled.jpg` are sizes of `foto.jpg` that WordPress makes. */
const sizeSuffix = /-(?:\d{1,5}x\d{1,5}|scaled)(?=\.[a-z]{3,4}$)/i

const sizeParameters = [
  'w',
  'h',
  'width',
  'height',
  'resize',
  'fit',
  'crop',
  'quality',
  'ssl',
  'strip',
  'format',
]

/** WordPress's own delivery network, whose address contains that of the picture: `i0.wp.com/ejemplo.mx/foto.jpg?w=300`. */
const photon = /^i\d\.wp\.com$/

/** The picture's own address, if it is delivered by a network whose addresses contain it. */
function atItsSite(url: URL): URL {
  const address = `https:/${url.pathname}`
  return photon.test(url.hostname) && URL.canParse(address) ? new URL(address) : url
}

/** Addresses of a picture in the order in which they are tried: the whole picture first, then the one in the page. */
export function pictureAddresses(written: string): string[] {
  if (!isOfWeb(written)) return [written]
  const url = atItsSite(new URL(written))
  return [wholeOf(url).href, url.href]
}

/** The same for all sizes of one picture, with and without `www.` and https. */
export function pictureKey(written: string): string {
  if (!isOfWeb(written)) return hash('sha256', written)
  const { hostname, pathname, search } = wholeOf(atItsSite(new URL(written)))
  return hostname.replace(/^www\./, '') + pathname + search
}

/** The address without the size that is asked for. */
function wholeOf(url: URL): URL {
  const whole = new URL(url)
  whole.pathname = url.pathname.replace(sizeSuffix, '')
  for (const name of sizeParameters) whole.searchParams.delete(name)
  whole.hash = ''
  return whole
}

const isOfWeb = (address: string) => /^https?:/i.test(address) && URL.canParse(address)
