/** One page of every kind, for tests of all layouts. */
export const pageKinds = [
  '/',
  '/servicios',
  '/servicios/ultrasonido-obstetrico',
  '/enfermedades',
  '/enfermedades/endometriosis',
  '/sintomas',
  '/sintomas/dolor-pelvico',
  '/contacto',
  '/perfil',
  '/preguntas',
  '/como-revisamos',
  '/aviso-de-privacidad',
  '/buscar',
  '/no-existe',
]

/** Every public page, from the sitemap. */
export async function everyPage(siteUrl: string): Promise<string[]> {
  const map = await (await fetch(`${siteUrl}/sitemap.xml`)).text()
  return [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
}
