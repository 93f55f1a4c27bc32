import { type SectionType, sectionTypes } from '#content/catalogue/index.ts'
import type { SelectedSections } from '#content/selected-sections.ts'

export type Selection = SelectedSections[SectionType]

const sameSelection = (one: Selection, other: Selection) =>
  one.component === other.component && one.display === other.display

/** The section types whose variant or visibility differs. */
export const differences = (one: SelectedSections, other: SelectedSections): SectionType[] =>
  sectionTypes.filter((type) => !sameSelection(one[type], other[type]))

export type Side = 'mine' | 'theirs'

/** What each side made of a section that is not the same in both. */
export type Disagreement = {
  readonly type: SectionType
  readonly mine: Selection
  readonly theirs: Selection
  /** Who changed it: where only one did, that one; where both did, she decides, beginning with her own. */
  readonly proposed: Side
}

export function disagreements(
  base: SelectedSections,
  mine: SelectedSections,
  theirs: SelectedSections,
): Disagreement[] {
  return differences(mine, theirs).map((type) => ({
    type,
    mine: mine[type],
    theirs: theirs[type],
    proposed: sameSelection(mine[type], base[type]) ? 'theirs' : 'mine',
  }))
}

/** Their version with hers in the chosen sections. */
export function combine(
  mine: SelectedSections,
  theirs: SelectedSections,
  choices: ReadonlyMap<SectionType, Side>,
): SelectedSections {
  const combined = { ...theirs }
  for (const [type, side] of choices) if (side === 'mine') combined[type] = mine[type]
  return combined
}
