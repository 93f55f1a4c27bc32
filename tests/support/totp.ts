import { createHmac } from 'node:crypto'

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** The code of an authenticator app for `secret` (base 32) at a time: RFC 6238 with SHA-1, 30 s, six digits. */
export function totpCode(secret: string, time = Date.now()): string {
  const bits = [...secret.replaceAll(/[\s=]/g, '')].map((letter) =>
    alphabet.indexOf(letter.toUpperCase()).toString(2).padStart(5, '0'),
  )
  const bytes = bits.join('').match(/.{8}/g) ?? []
  const key = Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)))

  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(time / 30_000)))
  const digest = createHmac('sha1', key).update(counter).digest()
  const offset = (digest.at(-1) ?? 0) & 0xf
  const number = digest.readUInt32BE(offset) & 0x7fffffff
  return `${number % 1_000_000}`.padStart(6, '0')
}
