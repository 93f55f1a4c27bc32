import { randomBytes } from 'node:crypto'

/** Hashes a password in the format that better-auth checks: scrypt, on a separate thread. */
export async function hashPassword(password: string): Promise<string> {
  // Imported here because it is rarely needed and would slow down the start.
  const { hashPassword: hash } = await import('better-auth/crypto')
  return hash(password)
}

/** 120 random bits, in groups that can be read aloud. */
export function generatePassword(): string {
  return (
    randomBytes(15)
      .toString('hex')
      .match(/.{1,5}/g) ?? []
  ).join('-')
}
