import { sha256 as digestOf } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/** The SHA-256 of a text as hexadecimal digits. Browsers offer it only as a promise, and only over https. */
export const sha256 = (text: string): string => bytesToHex(digestOf(utf8ToBytes(text)))
