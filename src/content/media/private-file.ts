import { z } from 'zod'

/** Id of a file that only signed-in people may see: random, so that no one can guess it. */
export const privateFileId = z.string().regex(/^[0-9a-f]{32}$/, 'Ese no es el identificador de un archivo.')

export const privateFileInfo = z.object({
  id: privateFileId,
  name: z.string(),
  /** ISO 8601, UTC. */
  createdAt: z.string(),
  bytes: z.int(),
})
export type PrivateFileInfo = z.output<typeof privateFileInfo>
