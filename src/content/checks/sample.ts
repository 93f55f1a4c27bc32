import { markValues, replaceMarks } from '#content/facts/marks.ts'
import { type Price, priceText } from '#content/facts/prices.ts'
import { isWithin, pathSegments, valueAt } from '#content/values/json.ts'
import { type CheckedSite, isHiddenAt, type Part } from './checked-site.ts'
import type { Found } from './finding.ts'
import type { Rule } from './rule.ts'
import { anyItem, textLeaves } from './sample-texts.ts'

/**
 * Fields of `site-content` that say something about this practice. A value there that equals the sample's is not true
 * of her. In all other fields the texts of the sample may be used as they are.
 */
const practiceFields: readonly RegExp[] = [
  /^doctorInfo\.(?:name|address|city|state|postalCode|phone|whatsapp|email|websiteUrl|doctoraliaLink)$/,
  /^doctorInfo\.socialLinks\.\w+$/,
  /^doctorWorkInfo\.(?:hospitalHeader|hospitalAddress|\w+\.phones\.\*\.phone)$/,
  /^certifications\.entities\.\*\.name$/,
  /^experience\.entities\.\*\.value$/,
  /^insurances\.companies\.\*\.name$/,
]

/** The sample's way to mark an invented value, wherever it is. */
const placeholder =
  /Nombre Apellido|Nombre de la Institución|Hospital (?:Nombre|Sede)|\bejemplo\b|nombre-apellido|\b0{3,}\b|X{5,}|de muestra|piso 0\b/i

/** Invented in any text, also in one that she has changed since or that an earlier sample had. */
const invention = /Nombre Apellido|Nombre de la Institución/

/** Fields that another rule looks at, with its own reason. */
const hasOwnRule = (path: string) =>
  /^doctorInfo\.ced(?:Prof|Esp)$|^doctorWorkInfo\.avisoCofepris$/.test(path)

/** Findings of one list of insurers or figures, or of one degree, are told together. */
const itemOf = (path: string) =>
  /^insurances\.companies|^experience\.entities|^certifications\.\w+\.\d+/.exec(path)?.[0] ?? path

/** A sample text that is long enough to be no other person's by chance. */
const minOwnText = 60

/** Every value that is still from the sample. */
export const sampleRules: readonly Rule[] = [
  {
    id: 'muestra-dato',
    level: 'bloquea',
    reason:
      'El sitio empieza con datos inventados. Publicados, engañan a las pacientes: la publicidad debe poder comprobarse (Ley General de Salud, art. 306; Reglamento en Materia de Publicidad, art. 6; además, si aplica, Ley Federal de Protección al Consumidor, art. 32).',
    *find(part, site) {
      if (part.document !== 'site-content') return
      const facts = markValues(site.stored['site-content'])
      const isOfSample = sampleTest(part, site)
      const invented = [...textLeaves(part.stored)].filter(
        (leaf) =>
          (invention.test(leaf.value) || (isInvented(leaf) && isOfSample(leaf))) &&
          !hasOwnRule(leaf.path) &&
          !isHiddenAt(part.stored, leaf.path),
      )
      for (const [first, ...others] of Map.groupBy(invented, ({ path }) => itemOf(path)).values()) {
        if (!first) continue
        const more = others.length === 0 ? '' : ` (y ${others.length} más)`
        const text = `Todavía dice «${short(replaceMarks(first.value, facts))}»${more}, que es de la muestra`
        const all = [first, ...others]
        if (all.every(({ path }) => isLeftOut(site, path)))
          yield {
            path: first.path,
            text: `${text}: sus pacientes no lo ven hasta que escriba lo suyo.`,
            part: first.value,
            level: 'avisa',
          }
        else yield { path: first.path, text: `${text}.`, part: first.value }
      }
    },
  },
  {
    id: 'muestra-cifra',
    level: 'bloquea',
    reason:
      'Un horario, un precio o unos años de la muestra pueden coincidir con los suyos, pero solo usted lo sabe: las pacientes los tomarán por ciertos.',
    *find(part, site) {
      if (part.document !== 'site-content' || !site.sample) return
      const content = site.stored['site-content']
      const sample = site.sample['site-content']
      const years = content.aboutMe.yearsOfExperience
      if (years === sample.aboutMe.yearsOfExperience) {
        yield {
          path: 'aboutMe.yearsOfExperience',
          text: `Los ${years} años de experiencia son los de la muestra: escriba los suyos o confirme que son estos.`,
          confirm: 'Son los míos',
        }
      }
      const { prices } = content.consultationPrice
      const isOfSample = ({ name, amount, visible }: Price) =>
        visible &&
        sample.consultationPrice.prices.some((price) => price.name === name && price.amount === amount)
      const same = prices.filter(isOfSample)
      if (same.length > 0) {
        const all = same.length === prices.length
        const list = same.map((price) => `${price.name}, ${priceText(price)}`).join('; ')
        yield {
          path: all ? 'consultationPrice.prices' : `consultationPrice.prices.${prices.findIndex(isOfSample)}`,
          text: all
            ? 'Los precios son los de la muestra: escriba los suyos o confirme que son estos.'
            : `Hay precios de la muestra (${list}): escriba los suyos o confirme que son estos.`,
          part: list,
          confirm: 'Son los míos',
        }
      }
      for (const [place, name] of [
        ['consulting', 'consultorio'],
        ['hospital', 'hospital'],
      ] as const) {
        const [hours, from] = [content, sample].map(({ doctorWorkInfo }) => {
          const { hours, schedule } = doctorWorkInfo[place]
          return JSON.stringify({ hours, schedule })
        })
        if (hours === undefined || hours !== from) continue
        yield {
          path: `doctorWorkInfo.${place}.schedule`,
          text: `El horario del ${name} es de la muestra: sus pacientes no lo ven hasta que escriba el suyo.`,
          // It is on no page at a public address.
          level: 'avisa',
        }
      }
    },
  },
  {
    id: 'muestra-contenido',
    level: 'avisa',
    reason:
      'Un dibujo no dice quién la va a atender, los testimonios son inventados (en una dirección pública no se muestran a nadie), y los textos los podría tener cualquier consultorio. Cámbielos por los suyos; los artículos médicos, léalos y fírmelos.',
    *find(part, site) {
      if (part.document === 'testimonials') {
        const [same] = fromSample(part, site).filter(({ path }) => path === 'shortTestimonial')
        if (same)
          yield {
            path: same.path,
            text: `«${short(same.value)}» es de la muestra.`,
            part: same.value,
            formerRule: 'muestra-testimonio',
          }
        return
      }
      yield* picturesOfSample(part, site)
      yield* textsOfSample(part, site)
    },
  },
]

/** Drawings in place of photographs, and the video of the sample. */
function* picturesOfSample(part: Part, site: CheckedSite): Generator<Found> {
  const formerRule = 'muestra-dibujo'
  const isDrawing = ({ value }: Leaf) => value.startsWith('/dibujos/')
  if (part.document === 'site-content') {
    for (const { path, value } of fromSample(part, site)) {
      const isPortrait = path === 'aboutMe.imagePath' || path === 'heroSection.mainImage'
      if (isPortrait && isDrawing({ path, value }))
        yield { path, text: 'Es un dibujo de la muestra: suba su fotografía.', formerRule }
      if (path === 'buttons.videoLink')
        yield { path, text: 'El video es el de la muestra: quítelo o suba el suyo.', formerRule }
    }
  }
  const [first] = part.document === 'gallery' ? fromSample(part, site).filter(isDrawing) : []
  if (first) {
    const text = 'La galería aún tiene dibujos de la muestra: suba fotos de su consultorio.'
    yield { path: first.path, text, formerRule }
  }
}

/** How many texts of each group or entry are unchanged. They may stay, so this is a suggestion. */
function* textsOfSample(part: Part, site: CheckedSite): Generator<Found> {
  if ((valueAt(part.stored, 'signOff.date') ?? '') !== '') return
  const groups = new Map<string, { readonly path: string; count: number }>()
  for (const { path, value } of fromSample(part, site)) {
    if (value.length < minOwnText || isInvented({ path, value }) || /^\/|^https:/.test(value)) continue
    // A text with marks becomes her own by her facts.
    if (/\{\p{L}[\p{L}\d:-]*\}/u.test(value) || pathSegments(path).includes('sources')) continue
    const group = part.entry === undefined ? (pathSegments(path)[0] ?? '') : ''
    const known = groups.get(group) ?? { path, count: 0 }
    known.count += 1
    groups.set(group, known)
  }
  for (const { path, count } of groups.values()) {
    const texts = count === 1 ? 'Queda 1 texto' : `Quedan ${count} textos`
    const text = `${texts} de la muestra, sin cambios.`
    yield { path, text, part: `${count}`, level: 'sugiere', formerRule: 'muestra-texto' }
  }
}

type Leaf = { readonly path: string; readonly value: string }

/** The saved texts of a part that the sample has in the same field. */
const fromSample = (part: Part, site: CheckedSite): Leaf[] =>
  [...textLeaves(part.stored)].filter(sampleTest(part, site))

/** Whether the sample has a text in the same field of the part. Items of lists may be in any order. */
function sampleTest({ document, entry }: Part, { sampleTexts }: CheckedSite): (leaf: Leaf) => boolean {
  // A testimonial has no address, so its id says nothing.
  const part = entry === undefined || document === 'testimonials' ? document : `${document}/${entry}`
  const known = sampleTexts().get(part)
  return ({ path, value }) => known?.has(`${anyItem(path)}\n${value}`) ?? false
}

function isInvented({ path, value }: Leaf): boolean {
  const field = anyItem(path)
  return practiceFields.some((pattern) => pattern.test(field)) || placeholder.test(value)
}

/** Whether visitors of a public address do not see a value of the site content, because it is the sample's. */
const isLeftOut = ({ samplePaths }: CheckedSite, path: string): boolean =>
  samplePaths().some((samplePath) => isWithin(path, samplePath))

const short = (text: string) => (text.length > 60 ? `${text.slice(0, 57).trimEnd()}…` : text)
