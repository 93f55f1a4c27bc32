import { useSiteContent } from '#site/render-context.ts'

/** The insurers that are shown, with the section's texts; undefined when there is none. */
export function useInsuranceContent() {
  const { sectionTitle, companies, additionalInfo } = useSiteContent().insurances
  const visible = companies.filter((company) => company.visible)
  return visible.length > 0 ? { sectionTitle, additionalInfo, visible } : undefined
}
