import type { Advice, AdviceName } from '../fields/advice.ts'
import { isShortMapLink } from '../links/map-point.ts'
import { explainSeveral } from '../links/read-link.ts'
import { adviseOnPhone, adviseOnWhatsapp } from './phone-advice.ts'
import { adviseOnPrice } from './price-advice.ts'

const advisers: { readonly [Name in AdviceName]: (text: string) => Advice | undefined } = {
  phone: adviseOnPhone,
  whatsapp: adviseOnWhatsapp,
  licence: adviseOnLicence,
  'postal-code': adviseOnPostalCode,
  link: adviseOnLink,
  'map-link': adviseOnMapLink,
  price: adviseOnPrice,
}

/** The advice on a text; undefined if there is nothing to say, as about an empty text. */
export const adviseOn = (name: AdviceName, text: string): Advice | undefined =>
  text.trim() === '' ? undefined : advisers[name](text)

/** The law asks for the licence's key and the institution that issued it. */
function adviseOnLicence(text: string): Advice | undefined {
  if (/\p{L}{3}/u.test(text)) return
  return {
    level: 'avisa',
    text: 'Falta la institución que la expidió. La ley pide las dos, por ejemplo «1234567, Universidad Nacional Autónoma de México».',
  }
}

function adviseOnPostalCode(text: string): Advice | undefined {
  if (/^\d{5}$/.test(text.trim())) return
  const example = /^\s*(\d{4})\s*$/.exec(text)?.[1]
  return {
    level: 'avisa',
    text: `Los códigos postales de México tienen cinco dígitos.${
      example ? ` Si el suyo empieza con cero, escriba también el cero: 0${example}.` : ''
    }`,
  }
}

function adviseOnLink(text: string): Advice | undefined {
  const several = explainSeveral(text, { hosts: [] })
  return several === undefined ? undefined : { level: 'bloquea', text: several }
}

/** A short link is resolved by Google only, and the server does not call other sites. */
function adviseOnMapLink(text: string): Advice | undefined {
  if (!isShortMapLink(text)) return adviseOnLink(text)
  return {
    level: 'avisa',
    text: 'Este enlace corto abre el mapa, pero no dice dónde queda el punto. Para marcarlo, abra el enlace en su navegador, espere a que aparezca el mapa, copie la dirección larga que queda arriba y péguela aquí.',
  }
}
