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
  const ids = new Set<string>()
  const issues: { path: (string | number)[]; message: string }[] = []
  for (const [index, { id }] of entries.entries()) {
    if (ids.has(id)) issues.push({ path: [index, 'id'], message: repeated(id) })
    ids.add(id)
  }
  const aliases = new Set<string>()
  for (const [index, entry] of entries.entries()) {
    for (const [place, alias] of (entry.aliases ?? []).entries()) {
      if (ids.has(alias) || aliases.has(alias)) {
        issues.push({ path: [index, 'aliases', place], message: repeated(alias) })
      }
      aliases.add(alias)
    }
  }
  return issues
}

const repeated = (address: string) => `La dirección «${address}» está repetida.`
