/** A layout of a section type. */
export type Variant = {
  /** Name of the component's file in `src/site/sections/<type>/`, without extension; stored in the selection. */
  readonly file: string
  /** File name of its preview picture. */
  readonly imagePath: string
  /** Name shown to the owner, two or three words. */
  readonly label: string
  /** Describes to the owner, in Spanish, what it looks like and when to choose it. */
  readonly description: string
  /** It is made for a photograph, and a drawing only fills its place. */
  readonly forPhotograph?: true
}

/** A section type: its name in the admin and its variants. The first variant is the default. */
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

export const photoVariant = <const File extends string>(
  ...texts: [file: File, label: string, description: string]
) => ({
  ...variant(...texts),
  forPhotograph: true as const,
})

export const sectionEntry = <const Variants extends readonly [Variant, ...Variant[]]>(
  label: string,
  variants: Variants,
) => ({ label, variants })
