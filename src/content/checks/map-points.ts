import { practicePoint } from '#content/links/place-on-map.ts'
import { inContent, type Rule } from './rule.ts'

/** Places that patients find only by the words of their address. */
export const mapPointRules: readonly Rule[] = [
  {
    id: 'sin-punto-en-el-mapa',
    level: 'sugiere',
    reason:
      'Con el punto exacto, los buscadores muestran el lugar a quien busca cerca, y el mapa lleva a su puerta. Solo con la dirección a veces llevan a otra calle del mismo nombre.',
    find: inContent(function* ({ doctorInfo, doctorWorkInfo }) {
      const text =
        'El lugar tiene dirección, pero no su punto en el mapa. Pegue el enlace que copia en Compartir.'
      if (doctorInfo.address !== '' && !practicePoint(doctorInfo))
        yield { path: 'doctorInfo.googleMapsLink', text }
      for (const [index, { visible, mapLink, ...place }] of doctorWorkInfo.otherPlaces.entries())
        if (visible && place.address !== '' && !practicePoint({ ...place, googleMapsLink: mapLink }))
          yield { path: `doctorWorkInfo.otherPlaces.${index}.mapLink`, text }
    }),
  },
]
