import { useDebouncedValue } from '@mantine/hooks'
import { useMemo } from 'react'
import { useChecks } from '#admin/api/checks.ts'
import { phraseAdvice } from '#content/checks/phrases/phrase-rule.ts'
import styles from './field-frame.module.css'
import { useHeld } from './use-held.ts'

/** How long she must have stopped typing, in ms. */
const pause = 600

/** What a text says that may not be advertised, with the article and a better wording, while it is typed. */
export function PhraseAdvice({ path, value }: { readonly path: string; readonly value: string }) {
  const [typed] = useDebouncedValue(value, pause)
  const advice = useMemo(() => phraseAdvice(path, typed), [path, typed])
  const { data = [] } = useChecks()
  const dismissed = data.filter((finding) => finding.dismissed !== null && finding.place.path === path)
  const shown = useHeld(advice.find((text) => !dismissed.some((finding) => finding.text === text)))
  if (shown === undefined || typed !== value) return null
  return (
    <p className={styles.advice} role="status">
      {shown}
    </p>
  )
}
