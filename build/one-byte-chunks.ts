import type { Plugin } from 'vite'

/**
 * Escapes the few characters of a bundle that are not ASCII, for example `é`. The source text of a loaded module stays
 * in memory: Node decodes it with one byte for each character if all are ASCII, and otherwise with two.
 */
export function oneByteChunks(): Plugin {
  return {
    name: 'one-byte-chunks',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const output of Object.values(bundle)) {
          if (output.type === 'chunk') output.code = escapeBeyondAscii(output.code)
        }
      },
    },
  }
}

/**
 * Returns code that means the same. The escapes are valid in strings, templates, regular expressions and names; only
 * `String.raw` would show them.
 */
export const escapeBeyondAscii = (code: string): string =>
  code.replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
