import type { z } from 'zod'

/** Refuses a list with duplicate ids. */
export const uniqueIds = <Entries extends z.ZodType<readonly { id: string }[]>>(entries: Entries) =>
  entries.superRefine((list, context) => {
    for (const { path, message } of repeatedAddresses(list))
      context.addIssue({ code: 'custom', path, message })
  })

type Entry = { readonly id: string; readonly aliases?: readonly string[] }

/** Ids and aliases that a list has twice. An entry may not have its own id as an alias either. */
function repeatedAddresses(
  entries: readonly Entry[],
): { readonly path: (string | number)[]; readonly message: string }[] {
  const known = new Set<string>()
  const repeated = (address: string, ...path: (string | number)[]) => {
    if (known.has(address)) return [{ path, message: `La dirección «${address}» está repetida.` }]
    known.add(address)
    return []
  }
  return [
    ...entries.flatMap(({ id }, index) => repeated(id, index, 'id')),
    ...entries.flatMap(({ aliases = [] }, index) =>
      aliases.flatMap((alias, place) => repeated(alias, index, 'aliases', place)),
    ),
  ]
}
