import { localTime } from '#content/hours/local-time.ts'
import { spanishDate } from '#content/texts/spanish-date.ts'
import { LinkedParagraphs } from '#site/components/linked-text.tsx'
import type { OpenSite } from '#site/open/open-site.ts'
import styles from '#site/pages/article.module.css'
import { type ArticlePart, facts, links, SourceList } from '#site/pages/article-parts.tsx'
import { QuickExit, QuickExitNote } from '#site/pages/detail/quick-exit.tsx'
import type { PageKind } from '#site/pages/page-kind.ts'
import { TextPage } from '#site/pages/text-page.tsx'
import { practiceAnchor, practiceFacts, questionsTitle, shownQuestions } from '#site/questions.ts'
import { useRenderContext } from '#site/render-context.ts'
import { editorialPath, questionsPath } from '#site/route.ts'
import { costTable, priceRows, shownCosts } from '#site/shown-costs.ts'

/** What the owner answered about her practice, then general questions. Its reader may be watched. */
function QuestionsPage() {
  const { site } = useRenderContext()
  const { questions } = site['site-content']
  return (
    <>
      <QuickExit />
      <TextPage title={questionsTitle(site)} subtitle={questions.subtitle} parts={partsOf(site)} isIndexed />
    </>
  )
}

function partsOf(site: OpenSite): ArticlePart[] {
  const parts = [...practiceParts(site), ...questionParts(site)]
  return [
    ...links(
      'indice',
      '',
      parts.map(({ id, title }) => ({ href: `#${id}`, name: title })),
    ),
    ...parts,
    { id: 'orientacion', title: '', body: <ClosingNote /> },
  ]
}

function practiceParts(site: OpenSite): ArticlePart[] {
  const costs = shownCosts(site)
  return facts(practiceAnchor, 'En este consultorio', [
    ...practiceFacts(site).map(({ name, value }) => [name, value] as const),
    ...costTable(priceRows(costs), { ...costs, insurers: [] }).rows,
  ])
}

const questionParts = (site: OpenSite) =>
  shownQuestions(site).map(({ id, question, answer, sources }) => ({
    id,
    title: question,
    body: (
      <>
        <LinkedParagraphs text={answer} />
        <SourceList sources={sources} />
      </>
    ),
  }))

/** What the answers are worth, who wrote them, and when the page last changed. */
function ClosingNote() {
  const { site } = useRenderContext()
  const { timeZone } = site['site-content'].doctorWorkInfo
  const changed = site.revisedAt['site-content']
  const changedOn = changed && localTime(new Date(changed), timeZone).date
  const answers = shownQuestions(site)
  return (
    <div className={`note ${styles.notes}`}>
      <p>Estas respuestas orientan y no sustituyen una consulta médica.</p>
      <p>
        {answers.length > 0 &&
          `Respuestas de los editores del sitio para este consultorio${
            answers.some(({ sources }) => sources.length > 0) ? ', con las fuentes que citan' : ''
          }. La doctora aún no las ha revisado. `}
        {changedOn && (
          <>
            Página actualizada el <time dateTime={changedOn}>{spanishDate(changedOn)}</time>.{' '}
          </>
        )}
        <a href={editorialPath}>Cómo revisamos</a>
      </p>
      <QuickExitNote />
    </div>
  )
}

export const questionsPage: PageKind = {
  View: QuestionsPage,
  head: (site) => {
    const { doctorInfo, questions } = site['site-content']
    return {
      path: questionsPath,
      title: [questionsTitle(site), doctorInfo.name].filter(Boolean).join(' | '),
      description:
        questions.subtitle ||
        `Lo que más preguntan las pacientes de ${doctorInfo.name} antes de su consulta.`,
    }
  },
  card: (site) => ({ title: questionsTitle(site), pictures: [site['site-content'].aboutMe.imagePath] }),
  trail: (site) => [{ name: questionsTitle(site) }],
}
