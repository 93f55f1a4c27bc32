/** A picture's description for people who cannot see it. */
export type Words = { readonly alt: string; readonly decorative: boolean }
