/** What is said of a picture for who does not see it. */
export type Words = { readonly alt: string; readonly decorative: boolean }
