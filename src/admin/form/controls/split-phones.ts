import { newId } from '#content/fields/item-ids.ts'
import { readPhones } from '#content/phones/several-phones.ts'
import { lowerFirst } from '#content/texts/words.ts'
import { childOf, isJsonList, isJsonObject, type Json } from '#content/values/json.ts'

/**
 * The list of telephones with one row for each number that was typed into a row, and 'Solo WhatsApp' as what the number is
 * for. Undefined if the row has one number without such words.
 */
export function splitPhones(list: Json | undefined, index: number): Json[] | undefined {
  const row = isJsonList(list) ? list[index] : undefined
  const typed = childOf(row, 'phone')
  if (!isJsonList(list) || !isJsonObject(row) || typeof typed !== 'string') return
  const phones = readPhones(typed)
  if (phones.length === 0 || (phones.length === 1 && !phones[0]?.note)) return
  const purpose = typeof row.subheader === 'string' ? row.subheader : ''
  const rows = phones.map(({ number, note }, position) => ({
    ...row,
    phone: number.stored,
    subheader: note === '' ? purpose : purpose === '' ? note : `${purpose} (${lowerFirst(note)})`,
    ...(position > 0 && { id: newId(), display: '' }),
  }))
  return list.toSpliced(index, 1, ...rows)
}
