import type { NumberField } from '#content/schema-tree.ts'

/** Parses '1,200.50', '$950', '$1,200 MXN' or '0,5'. Returns null or '' (by `nullable`) for an empty text, any other text as it is. */
export function readNumber(
  text: string,
  { nullable }: Pick<NumberField, 'nullable'>,
): number | string | null {
  const plain = text
    .trim()
    .replace(/^\$\s*/, '')
    .replace(/\s*(?:mxn|pesos)\.?$/i, '')
  if (plain === '') return nullable ? null : ''
  const digits = /^-?\d{1,3}(?:,\d{3})+(?:\.\d*)?$/.test(plain)
    ? plain.replaceAll(',', '')
    : plain.replace(',', '.')
  return /^-?(?:\d+\.?\d*|\.\d+)$/.test(digits) ? Number(digits) : text
}
