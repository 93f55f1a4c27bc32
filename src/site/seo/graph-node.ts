/** A node of the structured data. Empty values are removed before it is written. */
export type GraphNode = Readonly<Record<string, unknown>>
