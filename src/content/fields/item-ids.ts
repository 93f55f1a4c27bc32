import { z } from 'zod'

/**
 * The name of an item in its list. Paths name an item by it, and texts with facts may hold braces, so it has no
 * character of either. Forms do not show it; empty, it is made.
 */
export const itemId = z
  .string('Se esperaba un identificador.')
  .max(80, 'Use 80 caracteres como máximo.')
  .regex(/^[^\s./[{}]*$/, 'Un identificador no lleva espacios, puntos, diagonales, corchetes ni llaves.')
  .default('')
  .meta({ control: 'id' })

/** Gives every item without an id the smallest whole number that names no other item. */
function withItemIds<Item extends { readonly id: string }>(items: readonly Item[]): Item[] {
  const nextId = unusedIds(items.map(({ id }) => id))
  return items.map((item) => (item.id === '' ? { ...item, id: nextId() } : item))
}

/** Returns a function whose calls return '1', '2' and so on, without the ids that are in use. */
export function unusedIds(used: readonly string[]): () => string {
  const taken = new Set(used)
  let last = 0
  return () => {
    do last += 1
    while (taken.has(`${last}`))
    return `${last}`
  }
}

/** A list of which every item has an id of its own. @param makeIds Gives ids to the items without one. */
export const identified = <Item extends z.ZodType<{ readonly id: string }>>(
  items: z.ZodArray<Item>,
  makeIds: (items: readonly z.output<Item>[]) => z.output<Item>[] = withItemIds,
) =>
  items.overwrite(makeIds).superRefine((all, context) => {
    const known = new Set<string>()
    for (const [index, { id }] of all.entries()) {
      if (id !== '' && known.has(id)) {
        const message = `«${id}» ya es el identificador de otro elemento de la lista.`
        context.addIssue({ code: 'custom', path: [index, 'id'], message })
      }
      known.add(id)
    }
  })

const letters = '0123456789abcdefghijklmnopqrstuv'

/** An id that nothing else has, also where two people add items at the same time. */
export const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(10)), (byte) => letters[byte % letters.length]).join('')
