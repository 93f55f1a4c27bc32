import { upperFirst } from '#content/texts/words.ts'

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

/** File names have no accents. */
const accents: Readonly<Record<string, string>> = {
  anahuac: 'Anáhuac',
  atlantida: 'Atlántida',
  bajio: 'Bajío',
  cirugia: 'cirugía',
  credito: 'crédito',
  debito: 'débito',
  electrocauterizacion: 'electrocauterización',
  exploracion: 'exploración',
  ginecologica: 'ginecológica',
  histerectomia: 'histerectomía',
  lucia: 'Lucía',
  montealban: 'Montealbán',
  movil: 'móvil',
  obstetrico: 'obstétrico',
  pacifico: 'Pacífico',
  papanicolau: 'papanicolaou',
  pelvico: 'pélvico',
  planificacion: 'planificación',
  polipos: 'pólipos',
  poliquistico: 'poliquístico',
  recepcion: 'recepción',
  sindrome: 'síndrome',
  sintomas: 'síntomas',
  titulo: 'título',
  transmision: 'transmisión',
  utero: 'útero',
  valoracion: 'valoración',
}

type Drawing = { readonly path: string; readonly name: string; readonly family: string }

/** '/dibujos/escenas/sala-de-espera.svg' → 'Sala de espera', in the family of scenes. */
export function drawingOf(path: string): Drawing {
  const [name = '', folder = ''] = path.replace('/dibujos/', '').replace('.svg', '').split('/').toReversed()
  const words = name === 'parto-natural-sin-dolor' ? 'parto con alivio del dolor' : wordsOf(name)
  const family = families[folder] ?? folder
  return { path, family, name: /^\d+$/.test(words) ? `${family} ${words}` : upperFirst(words) }
}

const wordsOf = (name: string) =>
  name
    .split('-')
    .map((word) => accents[word] ?? word)
    .join(' ')
