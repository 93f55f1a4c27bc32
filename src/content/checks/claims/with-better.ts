import type { Better } from '#content/checks/finding.ts'

/** The text after the change; undefined if it does not have the words. */
export function withBetter(text: string, { from, to }: Better): string | undefined {
  const at = text.indexOf(from)
  if (at === -1) return undefined
  const rest = text.slice(at + from.length)
  return (text.slice(0, at) + to + (to === '' ? rest.trimStart() : rest)).trim()
}
