import crypto, { type BinaryLike, type ScryptOptions } from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'

const { scrypt } = crypto

type Done = (error: Error | null, key: Buffer<ArrayBuffer>) => void

/**
 * Makes better-auth's password hash cheap in this process: with its own parameters, a hash costs 0.1 s and 32 MB, and
 * most tests need two. Vitest loads this file before tests; a process that must read their hashes imports it too.
 * Servers and commands that tests start otherwise hash as in production.
 */
export function hashCheaply(): void {
  replaceScrypt(
    (password: BinaryLike, salt: BinaryLike, length: number, options: ScryptOptions, done: Done) =>
      scrypt(password, salt, length, { ...options, N: 16 }, done),
  )
}

/** For tests about the hash itself. */
export const hashAsInProduction = (): void => replaceScrypt(scrypt)

function replaceScrypt(replacement: unknown): void {
  Object.assign(crypto, { scrypt: replacement })
  syncBuiltinESMExports()
}

hashCheaply()
