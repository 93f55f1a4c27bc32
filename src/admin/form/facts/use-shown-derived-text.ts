import { isJsonList } from '#content/values/json.ts'
import { useDraft } from '../form-context.tsx'
import { useDerivedText } from './facts-context.ts'

/** What visitors read while this field is empty; undefined for a field that is not derived or stays empty. */
export function useShownDerivedText(path: string): string | undefined {
  const derived = useDerivedText(path)
  const isLeftEmpty = useDraft(
    ({ draft: { leftEmpty } }) => isJsonList(leftEmpty) && leftEmpty.includes(path),
  )
  return isLeftEmpty ? undefined : derived?.text
}
