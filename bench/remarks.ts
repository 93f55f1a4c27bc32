/** Why a figure is not reached, and what was tried: shown beside it, by its id, for as long as it is not. */
export const remarks: Readonly<Record<string, string>> = {}
