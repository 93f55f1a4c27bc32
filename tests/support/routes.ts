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

/** The kinds whose layouts differ, at the width where each is looked at in the gate. */
export const gateKinds = [
  { path: '/', width: 360 },
  { path: '/servicios/ultrasonido-obstetrico', width: 360 },
  { path: '/contacto', width: 360 },
  { path: '/enfermedades/endometriosis', width: 1280 },
]

/** Every public page, from the sitemap. */
export async function everyPage(siteUrl: string): Promise<string[]> {
  const map = await (await fetch(`${siteUrl}/sitemap.xml`)).text()
  return [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
}
