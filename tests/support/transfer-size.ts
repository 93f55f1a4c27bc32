import { request } from 'node:http'
import { expect } from '@playwright/test'

/** Bytes of a body as sent with Brotli. */
export function transferSize(address: string): Promise<number> {
  return new Promise((resolve, reject) => {
    request(address, { headers: { 'accept-encoding': 'br' } }, (response) => {
      let size = 0
      expect(response.headers['content-encoding']).toBe('br')
      response.on('data', (chunk: Buffer) => {
        size += chunk.length
      })
      response.on('end', () => resolve(size))
    })
      .on('error', reject)
      .end()
  })
}
