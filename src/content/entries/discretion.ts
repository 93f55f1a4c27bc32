/** When a page offers to leave it at once; `automatic` depends on what the entry is about. */
export const quickExitChoices = ['automatic', 'always', 'never'] as const

type Discreet = {
  readonly synonyms: readonly string[]
  readonly alarmSigns?: readonly string[]
  readonly discretion: { readonly quickExit: (typeof quickExitChoices)[number] }
} & ({ readonly name: string; readonly technicalName?: string } | { readonly title: string })

/** Words of violence. A page that has one in its alarm signs may be read by a patient who is watched. */
const violence = /(?<!\p{L})(violenc|violaci[oó]n|violaron|abus|agresi[oó]n|maltrat|obligaron|obliga a)/iu

/** Other words of topics that a partner or a parent may hold against a patient. */
const sensitive =
  /(?<!\p{L})(infecci[oó]n|contagi|vih|sida|its|ets|vph|papiloma|herpes|s[ií]filis|gonorrea|clamidia|verruga|aborto|embarazo|embarazad|anticoncep|relaciones|stis?(?!\p{L})|hiv(?!\p{L})|aborti|pregnan|contracepti)/iu

/** Whether the page of an entry offers to leave it at once. */
export function hasQuickExit(entry: Discreet): boolean {
  const { quickExit } = entry.discretion
  if (quickExit !== 'automatic') return quickExit === 'always'
  const names = 'title' in entry ? [entry.title] : [entry.name, entry.technicalName ?? '']
  const topics = [...names, ...entry.synonyms]
  return (
    topics.some((text) => sensitive.test(text)) ||
    [...topics, ...(entry.alarmSigns ?? [])].some((text) => violence.test(text))
  )
}

/** The title of a tab and of an entry in the history that says nothing about the topic. */
export const neutralTitle = (doctorName: string): string =>
  ['Información de salud', doctorName].filter(Boolean).join(' | ')
