import type { MultipartFile } from '@fastify/multipart'
import type { FastifyReply } from 'fastify'
import { maxPrivateBytes, type PrivateFileType } from '#content/media/private-file.ts'
import { tidyFileName } from '../media/library/file-name.ts'
import { Problem } from '../problems/problem.ts'
import type { Api } from './api.ts'

type Files = Pick<Api, 'files'>

/** @throws {Problem} `not_found` */
export async function privateFileInfo({ files }: Files, id: string) {
  const file = await files.info(id)
  if (!file) throw noFile()
  return file
}

/** Sends a private file. @throws {Problem} `not_found` */
export async function sendPrivateFile(reply: FastifyReply, api: Files, id: string): Promise<FastifyReply> {
  const { name, type } = await privateFileInfo(api, id)
  const content = await api.files.read(id)
  if (!content) throw noFile()
  return reply.type(type).header('Content-Disposition', attachment(name)).send(content)
}

const noFile = () => new Problem('not_found', { detail: 'Ese archivo no está en este sitio.' })

/** Browsers save the file under its name and never show it as a page of this site. */
export function attachment(name: string): string {
  const plain = name.replace(/[^\w .()-]/g, '_')
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`
}

export const fileTooLarge = () =>
  new Problem('file_too_large', {
    detail: `El archivo pesa más de ${maxPrivateBytes / 1024 / 1024} MB. Guárdelo más pequeño y vuelva a subirlo.`,
  })

/** The name, type and content of a form's file. @throws {Problem} */
export async function readPrivateFile(part: MultipartFile) {
  const content = await part.toBuffer()
  if (part.file.truncated) throw fileTooLarge()
  if (content.length === 0) throw new Problem('upload_incomplete', { detail: 'El archivo está vacío.' })
  const type = privateFileKind(content)
  if (!type) throw new Problem('file_type')
  return { name: tidyFileName(part.filename), content, type }
}

/** Number of bytes at the start of a file that are enough to detect its type. */
const headerBytes = 64

/** The type of a file by its first bytes, because its name and declared type cannot be trusted. */
export function privateFileKind(content: Buffer): PrivateFileType | undefined {
  const text = content.toString('latin1', 0, headerBytes)
  if (text.startsWith('%PDF-')) return 'application/pdf'
  if (text.startsWith('\xff\xd8\xff')) return 'image/jpeg'
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png'
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'image/webp'
  if (text.startsWith('OggS')) return 'audio/ogg'
  // An ID3 tag, or the first frame of MPEG layer III.
  if (text.startsWith('ID3') || /^\xff[\xe2\xe3\xf2\xf3\xfa\xfb]/.test(text)) return 'audio/mpeg'
  return text.slice(4, 8) === 'ftyp' ? kindOfBrand(text.slice(8, 12)) : undefined
}

/** Android's recorder writes audio with a brand of video. */
function kindOfBrand(brand: string): PrivateFileType | undefined {
  if (/^(?:hei[cxms]|hev[cxms]|mif1|msf1)$/.test(brand)) return 'image/heic'
  if (/^M4[AB] $/.test(brand)) return 'audio/mp4'
  if (brand === 'qt  ') return 'video/quicktime'
  return /^(?:iso\w|mp4\d|avc1|M4V |3g[p2]\w)$/.test(brand) ? 'video/mp4' : undefined
}
