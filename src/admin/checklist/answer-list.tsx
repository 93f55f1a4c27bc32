import { answerLabels, type Checklist, needsCare } from '#content/checklist/checklist.ts'
import styles from './checklist.module.css'

/** Questions with their answers. Those that call for a correction say so. */
export const AnswerList = ({ answers }: Pick<Checklist, 'answers'>) => (
  <ol className={styles.answers}>
    {answers.map((one) => (
      <li key={one.id}>
        {one.question} <b>{answerLabels[one.answer]}</b>
        {needsCare(one) && <span className={styles.care}>Por atender</span>}
      </li>
    ))}
  </ol>
)
