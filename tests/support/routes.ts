/** One page of every kind: what a test of all layouts opens. */
export const pageKinds = [
  '/',
  '/servicios',
  '/servicios/ultrasonido-obstetrico',
  '/enfermedades',
  '/enfermedades/endometriosis',
  '/sintomas',
  '/sintomas/dolor-pelvico',
  '/contacto',
  '/no-existe',
]

/** Every public page, from the site's own map. */
export async function everyPage(siteUrl: string): Promise<string[]> {
  const map = await (await fetch(`${siteUrl}/sitemap.xml`)).text()
  return [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
}
