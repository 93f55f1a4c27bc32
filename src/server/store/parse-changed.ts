import { z } from 'zod'

/**
 * Parses a value whose parts mostly equal those of `known`, an earlier output of the schema. These parts are taken
 * from `known`, because a schema returns its own output unchanged; the others are parsed.
 * @returns `known` itself if nothing changed; undefined if the schema is not a plain object of parts, or if the value does not satisfy it: then parse the
 * whole value, for the errors.
 */
export function parseChanged<Value extends object>(
  schema: z.ZodType<Value>,
  value: unknown,
  known: Value,
): Value | undefined {
  if (!(schema instanceof z.ZodObject) || (schema.def.checks ?? []).length > 0) return undefined
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined
  const given = new Map(Object.entries(value))
  const before = new Map(Object.entries(known))
  if (Object.keys(value).some((key) => !Object.hasOwn(schema.shape, key))) return undefined

  let parsed = known
  for (const [key, part] of Object.entries(schema.shape)) {
    if (before.has(key) && isAlike(given.get(key), before.get(key))) continue
    const result = z.safeParse(part, given.get(key))
    if (!result.success) return undefined
    parsed = Object.assign({ ...parsed }, { [key]: result.data })
  }
  return parsed
}

const isAlike = (one: unknown, other: unknown) =>
  one === other || JSON.stringify(one) === JSON.stringify(other)
