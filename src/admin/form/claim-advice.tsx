import { useEffect, useState } from 'react'
import { useChecks } from '#admin/api/checks.ts'
import type { FieldClaim } from '#content/checks/claims/field-claims.ts'
import { BetterSentence } from './better-sentence.tsx'
import styles from './field-frame.module.css'
import { useForm } from './form-context.tsx'
import { useHeld } from './use-held.ts'

/** How long she must have stopped typing, in ms. */
const pause = 600

/** What the checks hold against a text while it is typed, with a better sentence. Its rules load when they are needed. */
export function ClaimAdvice({ path, value }: { readonly path: string; readonly value: string }) {
  const { draft } = useForm()
  const found = useClaim(path, value)
  const { data = [] } = useChecks()
  const isDismissed = data.some(({ dismissed, place, text }) => {
    return dismissed !== null && place.path === path && text === found?.text
  })
  const shown = useHeld(isDismissed ? undefined : found?.text)
  if (!found || shown !== found.text) return null
  const { text, better, after } = found
  return (
    <div role="status">
      <p className={styles.advice}>{text}</p>
      {better && after !== undefined && (
        <BetterSentence better={better} onAccept={() => draft.set(path, after)} />
      )}
    </div>
  )
}

function useClaim(path: string, value: string): FieldClaim | undefined {
  const [found, setFound] = useState<FieldClaim & { readonly value: string }>()
  useEffect(() => {
    let isCurrent = true
    const timer = setTimeout(async () => {
      const { claimInField } = await import('#content/checks/claims/field-claims.ts')
      const claim = claimInField(path, value)
      if (isCurrent) setFound(claim && { ...claim, value })
    }, pause)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [path, value])
  return found?.value === value ? found : undefined
}
