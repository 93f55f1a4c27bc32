import { z } from 'zod'

/** Maximum size of a private file, in bytes. */
export const maxPrivateBytes = 10 * 1024 * 1024

/** Id of a file that only signed-in people may see: random, so that no one can guess it. */
export const privateFileId = z.string().regex(/^[0-9a-f]{32}$/, 'Ese no es el identificador de un archivo.')

/** Media types that a private file may have, for the file chooser. Phones record voice in several of them. */
export const privateFileTypes = [
  'application/pdf',
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/heic',
  'audio/mp4',
  'audio/mpeg',
  'audio/ogg',
  'video/mp4',
  'video/quicktime',
] as const
export type PrivateFileType = (typeof privateFileTypes)[number]

export const privateFileInfo = z.object({
  id: privateFileId,
  name: z.string(),
  type: z.string(),
  bytes: z.int(),
})
export type PrivateFileInfo = z.output<typeof privateFileInfo>
