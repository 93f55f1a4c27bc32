import { useSiteContent } from '#site/render-context.ts'

/** The visible insurers and the section's texts; undefined if no insurer is visible. */
export function useInsuranceContent() {
  const { sectionTitle, companies, additionalInfo } = useSiteContent().insurances
  const visible = companies.filter((company) => company.visible)
  return visible.length > 0 ? { sectionTitle, additionalInfo, visible } : undefined
}
