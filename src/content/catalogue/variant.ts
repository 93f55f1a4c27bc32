/** A layout of a section type. */
export type Variant = {
  /** Name of the component's file in `src/site/sections/<type>/`, without its ending; stored in the selection. */
  readonly file: string
  /** File name of its preview picture. */
  readonly imagePath: string
  /** What the owner calls it, in two or three words. */
  readonly label: string
  /** Tells the owner, in Spanish, what it looks like and when to choose it. */
  readonly description: string
}

/** A section type: what the owner calls it, and its variants, of which the first is the default. */
export type SectionEntry = {
  readonly label: string
  readonly variants: readonly [Variant, ...Variant[]]
}

export const variant = <const File extends string>(file: File, label: string, description: string) => ({
  file,
  imagePath: `${file}.webp` as const,
  label,
  description,
})

export const sectionEntry = <const Variants extends readonly [Variant, ...Variant[]]>(
  label: string,
  variants: Variants,
) => ({ label, variants })
