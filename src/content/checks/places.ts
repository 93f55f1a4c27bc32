import { openSpansOn } from '#content/hours/open-spans.ts'
import { practicePoint } from '#content/links/place-on-map.ts'
import { doubtAboutPoint } from '#content/links/point-doubts.ts'
import { findOverlaps, overlapWords } from '#content/overlaps/overlaps.ts'
import { placesOf } from '#content/places/places.ts'
import { practiceHours } from '#content/places/practice-hours.ts'
import type { SiteContent } from '#content/site-content/index.ts'
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
      for (const { path, address, point } of onMap(content))
        if (address !== '' && !point) yield { path, text }
    }),
  },
  {
    id: 'punto-dudoso',
    level: 'avisa',
    reason: 'Si el punto y la dirección no coinciden, el mapa lleva a la paciente a otro lugar.',
    find: inContent(function* (content) {
      for (const { path, point, ...place } of onMap(content)) {
        const doubt = point && doubtAboutPoint(point, place)
        if (doubt) yield { path, text: doubt.text }
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
      for (const { id, name } of placesOf(content)) {
        const index = content.doctorWorkInfo.otherPlaces.findIndex((place) => place.id === id)
        const path = index < 0 ? 'doctorWorkInfo.consulting' : `doctorWorkInfo.otherPlaces.${index}`
        const text = `Otro lugar también se llama «${name}». Póngales nombres distintos.`
        if (known.has(name.toLowerCase())) yield { path: `${path}.header`, text }
        known.add(name.toLowerCase())
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

/** The visible places with the paths of their links to a map. */
const onMap = ({ doctorInfo, doctorWorkInfo }: SiteContent) =>
  [
    { ...doctorInfo, path: 'doctorInfo.googleMapsLink', visible: true },
    ...doctorWorkInfo.otherPlaces.map((place, index) => ({
      ...place,
      googleMapsLink: place.mapLink,
      path: `doctorWorkInfo.otherPlaces.${index}.mapLink`,
    })),
  ]
    .filter(({ visible }) => visible)
    .map((place) => ({ ...place, point: practicePoint(place) }))
