/** Names for the folders of the bundled drawings. */
const families: Readonly<Record<string, string>> = {
  '': 'Murales y adornos',
  aseguradoras: 'Aseguradoras',
  azulejos: 'Azulejos',
  cifras: 'Cifras',
  documentos: 'Documentos',
  escenas: 'Escenas',
  franjas: 'Franjas',
  pagos: 'Formas de pago',
  paneles: 'Paneles',
  portada: 'Portada',
  propositos: 'Propósito',
  sellos: 'Sellos',
}

export type Drawing = { readonly path: string; readonly name: string; readonly family: string }

/** '/dibujos/escenas/sala-de-espera.svg' → 'Sala de espera', in the family of scenes. */
export function drawingOf(path: string): Drawing {
  const [name = '', folder = ''] = path.replace('/dibujos/', '').replace('.svg', '').split('/').toReversed()
  const words = name.replaceAll('-', ' ')
  const family = families[folder] ?? folder
  return { path, family, name: /^\d+$/.test(words) ? `${family} ${words}` : upperFirst(words) }
}

const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
