import { createHmac } from 'node:crypto'
import { ana, type OwnersBrowser, signedInOwner } from './owner.ts'
import { runningSite } from './running-site.ts'

/** The code that an authenticator app computes (RFC 6238). `steps` moves the time by 30-second steps. */
export function codeFrom(totpURI: string, steps = 0): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + steps))
  const digest = createHmac('sha1', secretIn(totpURI)).update(counter).digest()
  const offset = (digest.at(-1) ?? 0) & 15
  return String((digest.readUInt32BE(offset) & 0x7fff_ffff) % 1_000_000).padStart(6, '0')
}

function secretIn(totpURI: string): Buffer {
  const letters = new URL(totpURI).searchParams.get('secret') ?? ''
  const bits = [...letters.replace(/=+$/, '')]
    .map((letter) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'))
    .join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}

export const wrongCode = (totpURI: string) =>
  String((Number(codeFrom(totpURI)) + 5_000) % 1_000_000).padStart(6, '0')

export const verify = (browser: OwnersBrowser, code: string) =>
  browser.post('/api/auth/two-factor/verify-totp', { code })

/** The code of the next time step: it is already valid, and not the one that enabled the second factor. */
export const nextCode = (totpURI: string) => codeFrom(totpURI, 1)

/** A site whose owner has a second factor. Use `nextCode` for its next sign-in. */
export async function siteWithTwoFactor(options?: Parameters<typeof runningSite>[0]) {
  const site = await runningSite(options)
  const browser = await signedInOwner(site)
  const enabled = await browser.post('/api/auth/two-factor/enable', { password: ana.password })
  const { totpURI, backupCodes } = enabled.json()
  const firstCode = codeFrom(totpURI)
  await verify(browser, firstCode)
  return { site, browser, totpURI, backupCodes, firstCode }
}
