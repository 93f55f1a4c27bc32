import type { NumberField } from '#content/schema-tree.ts'

/** The number that a text says ('1,200.50', '0,5'), empty for none, or the text itself when it says no number. */
export function readNumber(
  text: string,
  { nullable }: Pick<NumberField, 'nullable'>,
): number | string | null {
  const plain = text.trim()
  if (plain === '') return nullable ? null : ''
  const digits = /^-?\d{1,3}(?:,\d{3})+(?:\.\d*)?$/.test(plain)
    ? plain.replaceAll(',', '')
    : plain.replace(',', '.')
  return /^-?(?:\d+\.?\d*|\.\d+)$/.test(digits) ? Number(digits) : text
}
