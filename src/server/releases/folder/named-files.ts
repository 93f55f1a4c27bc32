/** Paths of the shared pictures and files that a page refers to. */
export function namedFiles(html: Buffer): readonly string[] {
  return html.toString().match(/\/(?:assets|medios|compartir|iconos|dibujos)\/[\w./-]+/g) ?? []
}
