import { mediaIdOf } from '#content/media/media.ts'
import { parentPath, valueAt } from '#content/values/json.ts'
import type { Rule } from './rule.ts'

export const pictureRules: readonly Rule[] = [
  {
    id: 'fotografia-borrada',
    level: 'avisa',
    reason: 'En su lugar, sus pacientes ven el dibujo que el sitio usa cuando falta una imagen.',
    *find({ texts }, { stored: site }) {
      for (const { path, field, text } of texts) {
        const id = field.kind === 'image' ? mediaIdOf(text) : undefined
        if (id !== undefined && !site.media.has(id))
          yield { path, text: 'La fotografía ya no está en Medios: elija otra.', part: text }
      }
    },
  },
  {
    id: 'imagen-sin-descripcion',
    level: 'avisa',
    reason:
      'Quien no ve la imagen la conoce por lo que usted dice que se ve (WCAG 2.2, criterio 1.1.1). Si solo adorna, márquela como decorativa en Medios.',
    *find({ stored, texts }, { stored: site }) {
      for (const { path, field, text } of texts) {
        if (field.kind !== 'image') continue
        const described = altPath(path, field.key)
        if (described !== undefined) {
          const alt = valueAt(stored, described)
          if (alt === '' && !isDescribedInLibrary(text, site.media))
            yield { path: described, text: 'Falta decir qué se ve en la imagen.', part: text }
          continue
        }
        const id = mediaIdOf(text)
        const item = id === undefined ? undefined : site.media.get(id)
        if (item && !item.decorative && item.alt.trim() === '')
          yield {
            path,
            text: `Falta decir qué se ve en la fotografía «${item.title || item.fileName}».`,
            part: text,
          }
      }

      function altPath(path: string, key: string): string | undefined {
        const around = parentPath(path)
        const names =
          key === 'src'
            ? ['alt']
            : ['mainImage', 'imagePath', 'imageIndividual', 'image'].includes(key)
              ? ['imageAlt']
              : []
        const candidates = names.map((name) => (around === '' ? name : `${around}.${name}`))
        return candidates.find((candidate) => typeof valueAt(stored, candidate) === 'string')
      }
    },
  },
]

type Media = ReadonlyMap<string, { readonly alt: string; readonly decorative: boolean }>

function isDescribedInLibrary(path: string, media: Media): boolean {
  const item = media.get(mediaIdOf(path) ?? '')
  return item !== undefined && (item.decorative || item.alt.trim() !== '')
}
