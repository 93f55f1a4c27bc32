import { createHmac, timingSafeEqual } from 'node:crypto'

/** In ms. A large copy takes hours over a slow network, and an interrupted download resumes at the same address. */
export const keyLifetime = 12 * 60 * 60 * 1000

/** What a key opens: one copy, for one person, until a time in ms since the epoch. */
type Opened = { readonly name: string; readonly person: string; readonly until: number }

/** Signs the address of a download, so that nothing needs to be stored. */
export const downloadKey = (secret: string, { name, person, until }: Opened): string =>
  createHmac('sha256', secret).update(`copy\n${name}\n${person}\n${until}`).digest('base64url')

export function isValidKey(secret: string, key: string, opened: Opened, now = Date.now()): boolean {
  const [given, expected] = [Buffer.from(key), Buffer.from(downloadKey(secret, opened))]
  return opened.until > now && given.length === expected.length && timingSafeEqual(given, expected)
}
