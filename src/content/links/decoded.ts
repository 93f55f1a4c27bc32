/** A part of an address without its escapes, also if it is from HTML; as it is written if they are broken. */
export function decoded(address: string): string {
  const text = address.replaceAll('&amp;', '&')
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
