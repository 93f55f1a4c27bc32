import { useValue } from '#admin/form/form-context.tsx'
import { aboutMeText } from '#content/about-me-text.ts'
import styles from './about-me-preview.module.css'

/** Live preview of the presentation: split into paragraphs, with the years inserted. */
export function AboutMePreview() {
  const title = useValue('aboutMe.title')
  const description = useValue('aboutMe.description')
  const years = useValue('aboutMe.yearsOfExperience')
  const paragraphs = splitParagraphs(typeof description === 'string' ? description : '')

  return (
    <section className={styles.preview} aria-labelledby="vista-previa">
      <h2 id="vista-previa" className={styles.name}>
        Vista previa, así se leerá en el sitio
      </h2>
      <div className={styles.page}>
        {typeof title === 'string' && title.trim() !== '' && <p className={styles.title}>{title}</p>}
        {paragraphs.length === 0 && <p>Aún no hay descripción.</p>}
        {paragraphs.map((paragraph, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a paragraph's only identity is its index.
          <p key={index}>{aboutMeText(paragraph, typeof years === 'number' ? years : 0)}</p>
        ))}
      </div>
    </section>
  )
}

/** Paragraphs are separated by a blank line. */
const splitParagraphs = (text: string) =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
