import '../../process/ignore-signals.ts'
import { compress } from './compression.ts'

/** A request to the child process, and its reply; see `compression-process.ts`. */
export type CompressionRequest = { readonly id: number; readonly body: Uint8Array }
export type CompressionReply =
  | { readonly id: number; readonly bodies: { readonly br?: Uint8Array; readonly gzip?: Uint8Array } }
  | { readonly id: number; readonly error: string }

process.on('message', ({ id, body }: CompressionRequest) => {
  const bytes = Buffer.from(body.buffer, body.byteOffset, body.byteLength)
  compress(bytes, 'best').then(
    (bodies) => sendResult({ id, bodies }),
    (error: unknown) => sendResult({ id, error: String(error) }),
  )
})

// End with the parent process, even if it ends without a message.
process.on('disconnect', () => process.exit(0))

function sendResult(reply: CompressionReply): void {
  process.send?.(reply)
}
