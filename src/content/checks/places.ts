import { openSpansOn } from '#content/hours/open-spans.ts'
import { doubtAboutPoint } from '#content/links/point-doubts.ts'
import { findOverlaps, overlapWords } from '#content/overlaps/overlaps.ts'
import { placesOf } from '#content/places/places.ts'
import { practiceHours } from '#content/places/practice-hours.ts'
import type { SiteContent } from '#content/site-content/index.ts'
import { plainText } from '#content/texts/words.ts'
import { inContent, type Rule } from './rule.ts'

/** Places that patients confuse or do not find, and hours at which the doctor is in two of them. */
export const placeRules: readonly Rule[] = [
  {
    id: 'sin-punto-en-el-mapa',
    level: 'sugiere',
    reason:
      'Con el punto exacto, los buscadores muestran el lugar a quien busca cerca, y el mapa lleva a su puerta. Solo con la dirección a veces llevan a otra calle del mismo nombre.',
    find: inContent(function* (content) {
      const text =
        'El lugar tiene dirección, pero no su punto en el mapa. Pegue el enlace que copia en Compartir.'
      for (const { linkPath, address, mapPoint } of placesWithPaths(content))
        if (address !== '' && !mapPoint) yield { path: linkPath, text }
    }),
  },
  {
    id: 'punto-dudoso',
    level: 'avisa',
    reason: 'Con un punto fuera de México, el mapa lleva a la paciente a otro lugar.',
    find: inContent(function* (content) {
      for (const { linkPath, mapPoint } of placesWithPaths(content)) {
        const doubt = mapPoint && doubtAboutPoint(mapPoint)
        if (doubt) yield { path: linkPath, text: doubt.text }
      }
    }),
  },
  {
    id: 'lugares-del-mismo-nombre',
    level: 'avisa',
    reason:
      'El sitio dice «Abierto ahora en …»: con dos lugares del mismo nombre, la paciente no sabe en cuál.',
    find: inContent(function* (content) {
      const known = new Set<string>()
      for (const { name, path } of placesWithPaths(content)) {
        const text = `Otro lugar también se llama «${name}». Póngales nombres distintos.`
        if (known.has(plainText(name))) yield { path: `${path}.header`, text }
        known.add(plainText(name))
      }
    }),
  },
  {
    id: 'en-dos-lugares',
    level: 'avisa',
    reason: 'Las pacientes llegan al lugar que el sitio dice abierto, y usted está en el otro.',
    find: inContent(function* (content, { today }) {
      const { places, clock } = practiceHours(content, [])
      const dated = places.map((place) => ({
        name: place.name,
        spansOn: (date: string) => openSpansOn(place, date),
      }))
      for (const overlap of findOverlaps(dated, today)) {
        const text = overlapWords(overlap, clock)
        yield { path: 'doctorWorkInfo.otherPlaces', part: text, text }
      }
    }),
  },
]

/** The visible places with their paths, and with those of their links to a map. */
const placesWithPaths = (content: SiteContent) =>
  placesOf(content).map((place) => {
    const index = content.doctorWorkInfo.otherPlaces.findIndex(({ id }) => id === place.id)
    const path = index < 0 ? 'doctorWorkInfo.consulting' : `doctorWorkInfo.otherPlaces.${index}`
    return { ...place, path, linkPath: index < 0 ? 'doctorInfo.googleMapsLink' : `${path}.mapLink` }
  })
