/** The SHA-256 of a text as hexadecimal digits. Browsers offer it only as a promise, and only over https. */
export function sha256(text: string): string {
  const bytes = padded(new TextEncoder().encode(text))
  const view = new DataView(bytes.buffer)
  const state = Uint32Array.from(initialState)
  const words = new Uint32Array(64)
  for (let start = 0; start < bytes.length; start += 64) {
    for (let index = 0; index < 16; index += 1) words[index] = view.getUint32(start + index * 4)
    for (let index = 16; index < 64; index += 1) {
      const [early, late] = [at(words, index - 15), at(words, index - 2)]
      const first = rotate(early, 7) ^ rotate(early, 18) ^ (early >>> 3)
      const second = rotate(late, 17) ^ rotate(late, 19) ^ (late >>> 10)
      words[index] = at(words, index - 16) + first + at(words, index - 7) + second
    }
    mix(state, words)
  }
  return [...state].map((word) => word.toString(16).padStart(8, '0')).join('')
}

/** The message, a one bit, zeros, and its length in bits: a multiple of 64 bytes. */
function padded(message: Uint8Array): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(Math.ceil((message.length + 9) / 64) * 64)
  bytes.set(message)
  bytes[message.length] = 0x80
  new DataView(bytes.buffer).setBigUint64(bytes.length - 8, BigInt(message.length) * 8n)
  return bytes
}

function mix(state: Uint32Array, words: Uint32Array): void {
  let [a, b, c, d] = [at(state, 0), at(state, 1), at(state, 2), at(state, 3)]
  let [e, f, g, h] = [at(state, 4), at(state, 5), at(state, 6), at(state, 7)]
  for (let index = 0; index < 64; index += 1) {
    const choice = (e & f) ^ (~e & g)
    const sumE = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)
    const added = (h + sumE + choice + at(roundConstants, index) + at(words, index)) | 0
    const majority = (a & b) ^ (a & c) ^ (b & c)
    const sumA = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)
    ;[h, g, f, e] = [g, f, e, (d + added) | 0]
    ;[d, c, b, a] = [c, b, a, (added + sumA + majority) | 0]
  }
  for (const [index, value] of [a, b, c, d, e, f, g, h].entries()) state[index] = at(state, index) + value
}

const at = (words: Uint32Array, index: number): number => words[index] ?? 0
const rotate = (word: number, bits: number): number => (word >>> bits) | (word << (32 - bits))

const primes = [...Array(312).keys()].filter(
  (number) => number > 1 && ![...Array(number).keys()].some((part) => part > 1 && number % part === 0),
)

/** The first 32 bits of the fraction. */
const fractionOf = (root: number): number => Math.floor((root % 1) * 2 ** 32)

const initialState = Uint32Array.from(primes.slice(0, 8), (prime) => fractionOf(Math.sqrt(prime)))
const roundConstants = Uint32Array.from(primes.slice(0, 64), (prime) => fractionOf(Math.cbrt(prime)))
