/** The release folder's page for unknown URLs, named as static hosts expect it. */
export const notFoundFile = '404.html'

/** File in a release folder for a URL path: `/servicios` is `servicios.html`, as static hosts expect. */
export function fileOf(path: string, contentType: string): string {
  if (path === '/') return 'index.html'
  const file = decodeURI(path.slice(1))
  return contentType.startsWith('text/html') ? `${file}.html` : file
}

/** Whether the response at this path never changes. Releases share such files. */
export function isShared(path: string): boolean {
  return /^\/(?:assets|medios|compartir|iconos|dibujos\/[0-9a-f]{8})\//.test(path)
}

/** Paths of the shared pictures and files that a page refers to. */
export function namedFiles(html: Buffer): readonly string[] {
  return html.toString().match(/\/(?:assets|medios|compartir|iconos|dibujos)\/[\w./-]+/g) ?? []
}
