import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { createServer as createPlainServer, type RequestListener } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo, Server } from 'node:net'
import { join } from 'node:path'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { askOnce } from '../../../src/server/checks/ask-source.ts'
import { lookAtOwnAddress } from '../../../src/server/checks/own-address.ts'
import { ensureTool } from '../../support/ensure-tool.ts'
import { temporaryFolder } from '../../support/server/temporary-folder.ts'

const name = 'dra-ana.mx'

beforeAll(() => ensureTool('openssl'))

type Certificate = { readonly cert: string; readonly key: string }
type Issued = { readonly names: readonly string[]; readonly days: number }

/** An authority of its own, with certificates that it issued, and one that signs itself. */
function authority() {
  const folder = temporaryFolder()
  const openssl = (...args: string[]) => execFileSync('openssl', args, { cwd: folder, stdio: 'pipe' })
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']
  const read = (file: string): Certificate => ({
    cert: readFileSync(join(folder, `${file}.pem`), 'utf8'),
    key: readFileSync(join(folder, `${file}.key`), 'utf8'),
  })
  const selfSigned = (file: string, subject: string): Certificate => {
    const names = ['-subj', `/CN=${subject}`, '-addext', `subjectAltName=DNS:${subject}`]
    openssl('req', '-x509', ...key, '-days', '2', '-keyout', `${file}.key`, '-out', `${file}.pem`, ...names)
    return read(file)
  }
  const root = selfSigned('root', 'Autoridad de prueba')
  return {
    root: root.cert,
    selfSigned: () => selfSigned('own', name),
    issued({ names, days }: Issued): Certificate {
      writeFileSync(
        join(folder, 'leaf.ext'),
        `subjectAltName=${names.map((each) => `DNS:${each}`).join(',')}`,
      )
      openssl('req', '-new', ...key, '-keyout', 'leaf.key', '-out', 'leaf.csr', '-subj', '/CN=sitio')
      const signed = ['-CA', 'root.pem', '-CAkey', 'root.key', '-CAcreateserial', '-extfile', 'leaf.ext']
      openssl('x509', '-req', '-in', 'leaf.csr', '-out', 'leaf.pem', '-days', `${days}`, ...signed)
      return read('leaf')
    },
  }
}

async function listening(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

type Site = { readonly certificate: Certificate; readonly root?: string; readonly redirectsWww?: boolean }

/** What the owner reads of an address whose server has this certificate. Only the ports are not those of the internet. */
async function wordsAbout({ certificate, root, redirectsWww = true }: Site): Promise<readonly string[]> {
  if (root !== undefined) {
    const usual = getCACertificates('default')
    setDefaultCACertificates([...usual, root])
    onTestFinished(() => setDefaultCACertificates(usual))
  }
  const toSite: RequestListener = (_request, response) =>
    void response.writeHead(308, { Location: `https://${name}/` }).end()
  const site: RequestListener = (request, response) =>
    redirectsWww && request.headers.host?.startsWith('www.')
      ? toSite(request, response)
      : void response.end('<h1>Dra. Ana</h1>')
  const ports = {
    'https:': await listening(createServer(certificate, site)),
    'http:': await listening(createPlainServer(toSite)),
  }
  const { steps } = await lookAtOwnAddress(name, (url) => {
    const address = new URL(url)
    address.port = `${address.protocol === 'https:' ? ports['https:'] : ports['http:']}`
    return askOnce(address.href, AbortSignal.timeout(10_000), {
      mayConnect: () => true,
      mayUsePort: () => true,
      lookup: async () => [{ address: '127.0.0.1', family: 4 }],
    })
  })
  return steps.filter(({ isRight }) => !isRight).map(({ title, words }) => `${title}: ${words}`)
}

const both = [name, `www.${name}`]

test('nothing is wrong with a valid certificate and a redirect from www', async () => {
  const { root, issued } = authority()

  expect(await wordsAbout({ root, certificate: issued({ names: both, days: 2 }) })).toEqual([])
})

test('an expired certificate is named at each address that has it', async () => {
  const { root, issued } = authority()

  const words = await wordsAbout({ root, certificate: issued({ names: both, days: -1 }) })

  expect(words).toEqual([
    expect.stringContaining('https://dra-ana.mx: El certificado venció'),
    expect.stringContaining('https://www.dra-ana.mx: El certificado venció'),
  ])
})

test('a certificate of another name is named, also when it only lacks www', async () => {
  const { root, issued } = authority()

  expect(await wordsAbout({ root, certificate: issued({ names: ['otra.mx'], days: 2 }) })).toEqual([
    expect.stringContaining('https://dra-ana.mx: El certificado es de otro nombre'),
    expect.stringContaining('https://www.dra-ana.mx: El certificado es de otro nombre'),
  ])
  expect(await wordsAbout({ root, certificate: issued({ names: [name], days: 2 }) })).toEqual([
    expect.stringContaining('https://www.dra-ana.mx: El certificado es de otro nombre'),
  ])
})

test('a certificate that signs itself, and one of an unknown authority, are named', async () => {
  const { selfSigned, issued } = authority()
  const unknown = 'El certificado no es de una autoridad reconocida'

  for (const certificate of [selfSigned(), issued({ names: both, days: 2 })])
    expect((await wordsAbout({ certificate }))[0]).toContain(unknown)
})

test('a www that does not lead to the domain is named', async () => {
  const { root, issued } = authority()

  const certificate = issued({ names: both, days: 2 })

  expect(await wordsAbout({ root, certificate, redirectsWww: false })).toEqual([
    expect.stringMatching(/^https:\/\/www.dra-ana.mx: Responde con 200 sin llevar a otra dirección/),
  ])
})
