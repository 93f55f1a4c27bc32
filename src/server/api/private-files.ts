import type { FastifyReply } from 'fastify'
import { Problem } from '../problems/problem.ts'
import type { Api } from './api.ts'

type Files = Pick<Api, 'files'>

/** Sends a private file. @throws {Problem} `not_found` */
export async function sendPrivateFile(reply: FastifyReply, api: Files, id: string): Promise<FastifyReply> {
  const file = await api.files.find(id)
  if (!file) throw noFile()
  return reply.type(file.type).header('Content-Disposition', attachment(file.name)).send(file.content)
}

export const noFile = () => new Problem('not_found', { detail: 'Ese archivo no está en este sitio.' })

/** Browsers save the file under its name and never show it as a page of this site. */
export function attachment(name: string): string {
  const plain = name.replace(/[^\w .()-]/g, '_')
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`
}
