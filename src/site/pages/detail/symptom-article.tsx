import type { Symptom } from '#content/entries/symptom.ts'
import { chapterTitles } from '#content/fields/chapters.ts'
import type { Images } from '#site/images.ts'
import type { OpenSite } from '#site/open/open-site.ts'
import { type ArticlePart, chapter, entries, gallery } from '#site/pages/article-parts.tsx'
import { basePaths } from '#site/topics.ts'

/** A symptom's chapters. @param more The description after its first paragraph. */
export function symptomParts(symptom: Symptom, more: string, images: Images, site: OpenSite): ArticlePart[] {
  const related = symptom.relatedConditions.map(({ name, description, diseaseId }) => {
    const id = site.addresses.currentId('diseases', diseaseId)
    return { name, description, href: id && `${basePaths.diseases}/${id}` }
  })
  return [
    ...chapter('que-significa', { text: more }),
    ...chapter('causas', symptom.causes),
    ...entries('padecimientos-relacionados', chapterTitles['padecimientos-relacionados'], related),
    ...chapter('diagnostico', symptom.diagnosis),
    ...chapter('que-puede-hacer', symptom.managementTips),
    ...chapter('complicaciones', symptom.complications),
    ...chapter('cuando-pedir-cita', symptom.whenToBook),
    ...chapter('que-preguntar', { items: symptom.questionsToAsk }),
    ...gallery(symptom.images, images),
  ]
}
