import type { Multipart } from '@fastify/multipart'
import { maxPrivateBytes } from '#content/media/private-file.ts'
import { tidyFileName } from '../media/library/file-name.ts'
import { Problem } from '../problems/problem.ts'
import { formProblem } from './forms.ts'
import { privateFileKind } from './private-file-kind.ts'

export const privateFormLimits = {
  ...{ fileSize: maxPrivateBytes, files: 1, fields: 0, parts: 1, headerPairs: 20 },
} as const

export const fileTooLarge = () =>
  new Problem('file_too_large', {
    detail: `El archivo pesa más de ${maxPrivateBytes / 1024 / 1024} MB. Guárdelo más pequeño y vuelva a subirlo.`,
  })

/** The file of a form. @throws {Problem} */
export async function receivePrivateFile(parts: AsyncIterable<Multipart>) {
  try {
    let received: { name: string; content: Buffer } | undefined
    for await (const part of parts) {
      if (part.type !== 'file' || part.fieldname !== 'file') throw oneFile()
      const content = await part.toBuffer()
      if (part.file.truncated) throw fileTooLarge()
      received = { name: tidyFileName(part.filename), content }
    }
    if (!received) throw oneFile()
    if (received.content.length === 0)
      throw new Problem('upload_incomplete', { detail: 'El archivo está vacío.' })
    const type = privateFileKind(received.content)
    if (!type) throw new Problem('file_type')
    return { ...received, type }
  } catch (error) {
    throw formProblem(error)
  }
}

const oneFile = () => {
  const detail = 'Envíe un archivo, en la parte «file».'
  return new Problem('invalid_request', { detail, issues: [{ path: 'file', message: detail }] })
}
