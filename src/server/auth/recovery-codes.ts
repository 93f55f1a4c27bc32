import { randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Tables } from '../store/tables.ts'
import { transact } from '../store/transact.ts'
import { hashOfToken } from './tokens.ts'

const codesOfAccount = 8

/** 32 characters that no one confuses on paper. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** 80 random bits, so that a hash without salt is safe, in groups that are easy to copy from paper. */
const newCode = () =>
  Array.from(randomBytes(16), (byte) => alphabet[byte % alphabet.length])
    .join('')
    .replace(/.{4}(?=.)/g, '$&-')

/** As it is typed from paper: in any case, with any separators. */
export const hashOfCode = (typed: string) => hashOfToken(typed.toUpperCase().replace(/[^A-Z\d]/g, ''))

/** Codes on paper for a forgotten password. Only hashes are stored; `createPasswordRecovery` accepts each code once. */
export function createRecoveryCodes(db: Kysely<Tables>) {
  return {
    /** @returns new codes; the account's former ones no longer work. */
    async replace(userId: string): Promise<string[]> {
      const codes = Array.from({ length: codesOfAccount }, newCode)
      await transact(db, async (tx) => {
        await tx.deleteFrom('recovery_code').where('user_id', '=', userId).execute()
        await tx
          .insertInto('recovery_code')
          .values(codes.map((code) => ({ code_hash: hashOfCode(code), user_id: userId })))
          .execute()
      })
      return codes
    },

    /** How many codes of the account still work. */
    async left(userId: string): Promise<number> {
      const codes = db.selectFrom('recovery_code').select('code_hash').where('user_id', '=', userId)
      return (await codes.execute()).length
    },
  }
}
