import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureTool } from './ensure-tool.ts'

/** Writes a self-signed certificate for `localhost` and its key into a folder; returns both as text. */
export function makeCertificate(folder: string): { readonly cert: string; readonly key: string } {
  ensureTool('openssl')
  const [keyFile, certFile] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2']
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
  execFileSync('openssl', ['req', ...kind, '-keyout', keyFile, '-out', certFile, ...names], {
    stdio: 'ignore',
  })
  return { cert: readFileSync(certFile, 'utf8'), key: readFileSync(keyFile, 'utf8') }
}
