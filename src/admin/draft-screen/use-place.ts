import { useCallback, useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { type Form, fieldId } from '#admin/form/form-context.tsx'
import { revealField } from '#admin/form/reveal-field.ts'
import { fieldAt } from '#content/fields/field-walk.ts'
import { pathSegments } from '#content/values/json.ts'
import type { FieldTab } from './field-tabs.tsx'

/** Keeps the open tab and field in the URL: `/admin/sitio#doctorInfo.phone` opens that field. */
export function usePlace(form: Form, tabs: readonly FieldTab[]) {
  const { hash, key } = useLocation()
  const navigate = useNavigate()
  const path = decodeURIComponent(hash.slice(1))
  const [first = ''] = pathSegments(path)
  const current = tabs.find((tab) => tab.key === first || tab.fields.includes(first))

  // biome-ignore lint/correctness/useExhaustiveDependencies: a repeated visit to the same hash must focus again.
  useEffect(() => {
    const isField = current && path !== current.key && fieldAt(form.draft.tree, path)
    if (isField && document.activeElement?.id !== fieldId(path)) revealField(form, path)
  }, [form, path, key])

  const goTo = useCallback(
    (target: string) =>
      void navigate(
        { search: window.location.search, hash: `#${target}` },
        { replace: true, preventScrollReset: true },
      ),
    [navigate],
  )
  return { current: current?.key ?? tabs[0]?.key ?? '', isOpen: current !== undefined, goTo }
}
