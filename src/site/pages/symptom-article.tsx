import type { Snapshot } from '#content/snapshot.ts'
import type { Symptom } from '#content/symptom.ts'
import { currentId } from '#site/former-addresses.ts'
import type { Images } from '#site/images.ts'
import { basePaths } from '#site/topics.ts'
import { type ArticlePart, chapter, entries, gallery, textPart } from './article-parts.tsx'

/** A symptom's chapters. @param more The description after its first paragraph. */
export function symptomParts(
  symptom: Symptom,
  more: string,
  images: Images,
  snapshot: Snapshot,
): ArticlePart[] {
  const related = symptom.relatedConditions.map(({ name, description, diseaseId }) => {
    const id = currentId(snapshot, 'diseases', diseaseId)
    return { name, description, href: id && `${basePaths.diseases}/${id}` }
  })
  return [
    ...textPart('que-significa', 'Qué significa', more),
    ...chapter('causas', 'Causas', symptom.causes),
    ...entries('padecimientos-relacionados', 'Padecimientos relacionados', related),
    ...chapter('diagnostico', 'Cómo se diagnostica', symptom.diagnosis),
    ...chapter('que-puede-hacer', 'Qué puede hacer', symptom.managementTips),
    ...chapter('complicaciones', 'Complicaciones', symptom.complications),
    ...chapter('cuando-pedir-cita', 'Cuándo pedir cita', symptom.whenToBook),
    ...gallery('imagenes', 'Imágenes', symptom.images, images),
  ]
}
