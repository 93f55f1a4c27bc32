import '../leave-signals.ts'
import { compress } from './compression.ts'

/** What the process of its own is asked, and what it answers; see `compression-process.ts`. */
export type CompressionRequest = { readonly id: number; readonly body: Uint8Array }
export type CompressionReply =
  | { readonly id: number; readonly bodies: { readonly br?: Uint8Array; readonly gzip?: Uint8Array } }
  | { readonly id: number; readonly error: string }

process.on('message', ({ id, body }: CompressionRequest) => {
  const bytes = Buffer.from(body.buffer, body.byteOffset, body.byteLength)
  compress(bytes, 'best').then(
    (bodies) => answer({ id, bodies }),
    (error: unknown) => answer({ id, error: String(error) }),
  )
})

// Its parent may end without a word.
process.on('disconnect', () => process.exit(0))

function answer(reply: CompressionReply): void {
  process.send?.(reply)
}
