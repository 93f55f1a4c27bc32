import type { CDPSession } from '@playwright/test'

/** The kinds of resources in the report. */
export const resourceKinds = ['HTML', 'JavaScript', 'CSS', 'images', 'fonts', 'other'] as const
type ResourceKind = (typeof resourceKinds)[number]

export type Transfer = {
  readonly url: string
  readonly kind: ResourceKind
  /** Bytes on the wire, headers included. */
  readonly bytes: number
  /** Bytes of the compressed body only. */
  readonly bodyBytes: number
  /** In s, on the browser's clock. */
  readonly requestedAt: number
}

const kindOfType: Readonly<Record<string, ResourceKind>> = {
  Document: 'HTML',
  Script: 'JavaScript',
  Stylesheet: 'CSS',
  Image: 'images',
  Font: 'fonts',
}

/** Records what a tab loads from now on. */
export function collectTransfers(devtools: CDPSession): readonly Transfer[] {
  const transfers: Transfer[] = []
  const requests = new Map<string, { url: string; requestedAt: number }>()
  const heads = new Map<string, { kind: ResourceKind; headBytes: number }>()

  devtools.on('Network.requestWillBeSent', ({ requestId, request: { url }, timestamp }) => {
    requests.set(requestId, { url, requestedAt: timestamp })
  })
  devtools.on('Network.responseReceived', ({ requestId, type, response }) => {
    const kind = kindOfType[type] ?? 'other'
    heads.set(requestId, { kind, headBytes: response.encodedDataLength })
  })
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = requests.get(requestId)
    const head = heads.get(requestId)
    // Responses from the browser's cache send no bytes.
    if (!request?.url.startsWith('http') || !head || encodedDataLength === 0) return
    const bodyBytes = Math.max(0, encodedDataLength - head.headBytes)
    transfers.push({ ...request, kind: head.kind, bytes: encodedDataLength, bodyBytes })
  })
  return transfers
}

/** Wire bytes by kind, in KB of 1,024. */
export function kilobytesByKind(transfers: readonly Transfer[]): number[] {
  return resourceKinds.map((kind) =>
    kilobytes(transfers.filter((transfer) => transfer.kind === kind).map(({ bytes }) => bytes)),
  )
}

/** The sum of bytes in KB, rounded to a tenth. */
export function kilobytes(bytes: readonly number[]): number {
  return Number((bytes.reduce((sum, size) => sum + size, 0) / 1024).toFixed(1))
}
