/** How many entries of a document the home page shows: the first ones in the owner's order. */
export const homeEntries = { services: 5, diseases: 4 } as const
