import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

type Options = {
  readonly origin: string
  /** Whether the device has verified its user by fingerprint or PIN. */
  readonly verifiesUser?: boolean
}

/** A passkey in software. It responds to the site's challenges as a phone would. */
export function softwarePasskey({ origin, verifiesUser = true }: Options) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(16)
  let counter = 0

  const clientData = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  const authenticatorData = (flags: number, extra: Uint8Array = Buffer.alloc(0)) => {
    counter += 1
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    return Buffer.concat([sha256(new URL(origin).hostname), Buffer.from([flags]), count, extra])
  }
  const flags = 0x01 | (verifiesUser ? 0x04 : 0)
  const result = (response: object) => ({
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key',
    clientExtensionResults: {},
    response,
  })

  return {
    register(challenge: string) {
      const length = Buffer.from([0, id.length])
      const credential = Buffer.concat([
        Buffer.alloc(16),
        length,
        id,
        coseKey(publicKey.export({ format: 'jwk' })),
      ])
      const data = authenticatorData(flags | 0x40, credential)
      const attestation = Buffer.concat([
        Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746158', 'hex'),
        Buffer.from([data.length]),
        data,
      ])
      return result({
        clientDataJSON: clientData('webauthn.create', challenge).toString('base64url'),
        attestationObject: attestation.toString('base64url'),
        transports: ['internal'],
      })
    },
    signIn(challenge: string, checksUser = verifiesUser) {
      const data = authenticatorData(0x01 | (checksUser ? 0x04 : 0))
      const client = clientData('webauthn.get', challenge)
      return result({
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: sign('sha256', Buffer.concat([data, sha256(client)]), privateKey).toString('base64url'),
      })
    },
  }
}

const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest()

/** Encodes an ES256 public key as CBOR. */
function coseKey({ x = '', y = '' }: { x?: string; y?: string }): Buffer {
  return Buffer.concat([
    Buffer.from('a5010203262001215820', 'hex'),
    Buffer.from(x, 'base64url'),
    Buffer.from('225820', 'hex'),
    Buffer.from(y, 'base64url'),
  ])
}
