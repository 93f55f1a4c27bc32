import { z } from 'zod'
import { renditionPath } from '../../../src/content/media/media-paths.ts'
import type { OwnerClient } from '../../support/owner-client.ts'
import { formOf, photo } from '../../support/server/media.ts'
import type { RunningServer } from '../../support/server.ts'

const uploaded = z.object({ item: z.object({ version: z.string(), width: z.number() }) })

/** Uploads a photograph as the owner, and returns its public path. */
export async function uploadPhoto({ url }: RunningServer, { cookie }: OwnerClient): Promise<string> {
  const { payload, headers } = await formOf({ bytes: await photo() })
  const body = new Uint8Array(payload)
  const response = await fetch(`${url}/api/media`, { method: 'POST', headers: { ...headers, cookie }, body })
  const { item } = uploaded.parse(await response.json())
  return renditionPath(item.version, item.width, 'webp')
}
