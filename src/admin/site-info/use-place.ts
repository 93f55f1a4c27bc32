import { useCallback, useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { type Form, fieldId } from '#admin/form/form-context.tsx'
import { revealField } from '#admin/form/reveal-field.ts'
import { fieldAt } from '#content/field-walk.ts'
import { pathSegments } from '#content/json.ts'
import type { GroupField } from '#content/schema-tree.ts'

/** Keeps the open tab and field in the URL: `/admin/sitio#doctorInfo.phone` opens that field. */
export function usePlace(form: Form, sections: readonly GroupField[]) {
  const { hash, key } = useLocation()
  const navigate = useNavigate()
  const path = decodeURIComponent(hash.slice(1))
  const [section] = pathSegments(path)
  const current = sections.some((one) => one.key === section) ? section : undefined

  // biome-ignore lint/correctness/useExhaustiveDependencies: a repeated visit to the same hash must focus again.
  useEffect(() => {
    const isField = pathSegments(path).length > 1 && fieldAt(form.draft.tree, path)
    if (isField && document.activeElement?.id !== fieldId(path)) revealField(form, path)
  }, [form, path, key])

  const goTo = useCallback(
    (target: string) => void navigate({ hash: `#${target}` }, { replace: true, preventScrollReset: true }),
    [navigate],
  )
  return { current: current ?? sections[0]?.key ?? '', goTo }
}
