/** The fonts that the first screen needs. */
export const fontPreloads: readonly string[] = []
