/** A node of a syntax tree that Vite's parser made. */
export type SyntaxNode = { type: string; start: number; [property: string]: unknown }

/** The node and everything inside it. */
export function* nodesOf(value: unknown): Generator<SyntaxNode> {
  if (typeof value !== 'object' || value === null) return

  if (isNode(value)) yield value
  for (const child of Object.values(value)) yield* nodesOf(child)
}

export function isNode(value: unknown): value is SyntaxNode {
  return (
    typeof value === 'object' &&
    value !== null &&
    'type' in value &&
    typeof value.type === 'string' &&
    'start' in value
  )
}

export function lineAt(source: string, offset: number): number {
  return source.slice(0, offset).split('\n').length
}

/** What a check of the source found. */
export type Violation = { file: string; line: number; message: string }
