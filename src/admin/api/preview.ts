import type { SectionType } from '#content/catalogue/index.ts'
import type { SelectedSections } from '#content/selected-sections.ts'

/** A page of the site with a selection that is not saved; without a path, the page on which the section is seen. */
export function previewPagePath(
  selection: SelectedSections,
  { section, path }: { section: SectionType; path: string | undefined },
): string {
  const query = new URLSearchParams({ selection: JSON.stringify(selection), section })
  if (path !== undefined) query.set('path', path)
  return `/api/preview?${query}`
}
