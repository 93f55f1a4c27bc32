import type { Disease } from '#content/entries/disease.ts'
import { chapterTitles } from '#content/fields/chapters.ts'
import { CornerFlowers } from '#site/components/corner-flowers.tsx'
import { Paragraphs } from '#site/components/paragraphs.tsx'
import { type ArticlePart, chapter } from '#site/pages/article-parts.tsx'
import styles from '#site/pages/framed-figure.module.css'

/**
 * A disease's chapters, in the order of a patient's questions. @param more The description after its first paragraph.
 */
export function diseaseParts(disease: Disease, more: string): ArticlePart[] {
  return [
    ...chapter('que-es', { text: more }),
    ...chapter('sintomas', disease.symptoms),
    ...chapter('causas', disease.causes),
    ...inMexico(disease.mexicoStats),
    ...chapter('factores-de-riesgo', disease.riskFactors),
    ...chapter('complicaciones', disease.complications),
    ...chapter('diagnostico', disease.diagnosis),
    ...chapter('tratamiento', { text: disease.treatments.text, steps: disease.treatments.items }),
    ...chapter('cuando-pedir-cita', disease.whenToBook),
    ...chapter('que-preguntar', { items: disease.questionsToAsk }),
  ]
}

/** A figure is shown in a frame; without a figure, the text is a normal chapter. */
function inMexico({ figure, text, source }: Disease['mexicoStats']): ArticlePart[] {
  if (!figure && !text) return []
  const texts = (
    <>
      <Paragraphs text={text} />
      {source && <p className="note">Fuente: {source}</p>}
    </>
  )
  const body = figure ? (
    <figure className={styles.figure}>
      <CornerFlowers />
      <p className={styles.number}>{figure}</p>
      <figcaption>{texts}</figcaption>
    </figure>
  ) : (
    texts
  )
  return [{ id: 'en-mexico', title: chapterTitles['en-mexico'], body }]
}
