import { randomBytes } from 'node:crypto'

/** Hashed as better-auth checks it: scrypt, on a thread of its own. */
export async function hashPassword(password: string): Promise<string> {
  // Loaded here because it is needed rarely, and costs a good part of a start.
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
