/** `foto-300x200.jpg` and `foto-scaled.jpg` are sizes of `foto.jpg` that WordPress makes. */
const sizeSuffix = /-(?:\d{1,5}x\d{1,5}|scaled)(?=\.[a-z]{3,4}$)/i

/** Addresses of a picture in the order in which they are tried: the whole picture first, then the one in the page. */
export function pictureAddresses(written: string): URL[] {
  if (!URL.canParse(written)) return []
  const [whole, url] = [new URL(written), new URL(written)]
  whole.pathname = url.pathname.replace(sizeSuffix, '')
  whole.search = ''
  return whole.href === url.href ? [url] : [whole, url]
}
