import type { SectionType } from '#content/catalogue/index.ts'
import type { SelectedSections } from '#content/selected-sections.ts'

/** URL of a page rendered with an unsaved selection. Without `path`, the server picks a page that shows the section. */
export function previewPagePath(
  selection: SelectedSections,
  { section, path }: { section: SectionType; path: string | undefined },
): string {
  const query = new URLSearchParams({ selection: JSON.stringify(selection), section })
  if (path !== undefined) query.set('path', path)
  return `/api/preview?${query}`
}
