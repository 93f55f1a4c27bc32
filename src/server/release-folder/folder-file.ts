/** The page of a release folder for addresses that have none, named as static hosts expect it. */
export const notFoundFile = '404.html'

/** Where a release folder keeps what an address answers: `/servicios` in `servicios.html`, as static hosts look for it. */
export function fileOf(path: string, contentType: string): string {
  if (path === '/') return 'index.html'
  const file = decodeURI(path.slice(1))
  return contentType.startsWith('text/html') ? `${file}.html` : file
}

/** Addresses whose answers never change: releases share their files. */
export function isKept(path: string): boolean {
  return /^\/(?:assets|medios|compartir|iconos|dibujos\/[0-9a-f]{8})\//.test(path)
}
