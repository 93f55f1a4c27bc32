import { Text } from '@mantine/core'
import { useFacts } from '#admin/form/facts/facts-context.ts'
import { useValue } from '#admin/form/form-context.tsx'
import { replaceMarks } from '#content/facts/marks.ts'
import { splitParagraphs } from '#content/texts/paragraphs.ts'
import styles from './about-me-preview.module.css'

/** Live preview of the presentation: split into paragraphs, with its facts inserted. */
export function AboutMePreview() {
  const title = useValue('aboutMe.title')
  const description = useValue('aboutMe.description')
  const { marks } = useFacts()
  const paragraphs = splitParagraphs(typeof description === 'string' ? description : '')

  return (
    <section className={styles.preview} aria-labelledby="vista-previa">
      <Text id="vista-previa" component="h2" size="sm" c="dimmed" mb="xs">
        Vista previa, así se leerá en el sitio
      </Text>
      <div className={`panel ${styles.page}`}>
        {typeof title === 'string' && title.trim() !== '' && <h3>{replaceMarks(title, marks)}</h3>}
        {paragraphs.length === 0 && <p>Aún no hay descripción.</p>}
        {paragraphs.map((paragraph, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a paragraph's only identity is its index.
          <p key={index}>{replaceMarks(paragraph, marks)}</p>
        ))}
      </div>
    </section>
  )
}
