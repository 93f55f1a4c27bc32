import type { Plugin } from 'vite'

/**
 * Escapes the few characters above U+00FF in the chunks of a bundle, for example `—`. V8 keeps the source text of
 * loaded modules in memory, with one byte for each character if all are Latin-1, and otherwise with two.
 */
export function oneByteChunks(): Plugin {
  return {
    name: 'one-byte-chunks',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const output of Object.values(bundle)) {
          if (output.type === 'chunk') output.code = escapeAboveLatin1(output.code)
        }
      },
    },
  }
}

/**
 * Returns code that means the same. The escapes are valid in strings, templates, regular expressions and names; only
 * `String.raw` would show them.
 */
export const escapeAboveLatin1 = (code: string): string =>
  code.replace(/[^\0-\xff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
