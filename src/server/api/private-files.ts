import type { FastifyReply } from 'fastify'
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
function attachment(name: string): string {
  const plain = name.replace(/[^\w .()-]/g, '_')
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`
}
