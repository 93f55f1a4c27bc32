const longest = 120

/** Control characters, and those that turn the direction of what follows; what joins letters stays. */
const unseen = /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]/gu

/** A file's name as its owner reads it: in any script, without folders or what cannot be seen. Never part of a path. */
export function tidyFileName(name: string | undefined): string {
  const last = (name ?? '').split(/[\\/]/).at(-1) ?? ''
  const tidy = last.normalize('NFC').replace(unseen, '').replace(/\s+/g, ' ').trim()
  const characters = [...tidy]
  if (characters.length <= longest) return tidy || 'imagen'

  const ending = /\.[a-z0-9]{1,5}$/i.exec(tidy)?.[0] ?? ''
  return `${characters.slice(0, longest - ending.length - 1).join('')}…${ending}`
}

/** What a picture is called until its owner says more. */
export function titleOf(fileName: string): string {
  return (
    fileName
      .replace(/\.[a-z0-9]{1,5}$/i, '')
      .replace(/_+/g, ' ')
      .trim() || fileName
  )
}
