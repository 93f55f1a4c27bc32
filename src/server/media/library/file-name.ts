const longest = 120

/** Control characters, and characters that change the text direction. Joiners between letters are kept. */
const unseen = /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]/gu

/**
 * Cleans a file name for display: any script, without folders or invisible characters. Never used as part of a path.
 */
export function tidyFileName(name: string | undefined): string {
  const last = (name ?? '').split(/[\\/]/).at(-1) ?? ''
  const tidy = last.normalize('NFC').replace(unseen, '').replace(/\s+/g, ' ').trim()
  const characters = [...tidy]
  if (characters.length <= longest) return tidy || 'imagen'

  const ending = /\.[a-z0-9]{1,5}$/i.exec(tidy)?.[0] ?? ''
  return `${characters.slice(0, longest - ending.length - 1).join('')}…${ending}`
}

/** The initial title of a picture, until the owner enters one. */
export function titleOf(fileName: string): string {
  return (
    fileName
      .replace(/\.[a-z0-9]{1,5}$/i, '')
      .replace(/_+/g, ' ')
      .trim() || fileName
  )
}
