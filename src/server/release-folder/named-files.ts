/** The addresses of the pictures and files that a page names and that releases share. */
export function namedFiles(html: Buffer): readonly string[] {
  return html.toString().match(/\/(?:assets|medios|compartir|iconos|dibujos)\/[\w./-]+/g) ?? []
}
