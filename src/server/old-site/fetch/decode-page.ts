/** Bytes at the beginning of a page in which browsers look for its charset; WordPress's themes often need more. */
const searched = 4096

/**
 * The text of a page, in the charset that its header or its meta element names. Many old sites say UTF-8 and are
 * not, so bytes that are no UTF-8 are read as windows-1252.
 */
export function decodePage(bytes: Buffer, contentType: string): string {
  const label = charsetIn(contentType) ?? charsetIn(bytes.toString('latin1', 0, searched)) ?? 'utf-8'
  for (const each of [label, 'utf-8']) {
    try {
      return new TextDecoder(each, { fatal: true }).decode(bytes)
    } catch {
      // An unknown charset, or bytes that are not in it.
    }
  }
  return new TextDecoder('windows-1252').decode(bytes)
}

const charsetIn = (text: string) => /charset=["']?([\w:-]+)/i.exec(text)?.[1]
