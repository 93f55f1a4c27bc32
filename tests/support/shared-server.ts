import type { TestProject } from 'vitest/node'
import { ownerEnv } from './owner-client.ts'
import { type RunningServer, startServer } from './server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The built server with the sample site, for all tests of the project that leave it unchanged. */
    sharedServer: Pick<RunningServer, 'url' | 'port'>
  }
}

/** Starts one server for the whole Vitest project. It trusts the headers of a proxy on this machine. */
export default async function setup(project: TestProject) {
  const { url, port, stop } = await startServer({ env: { ...ownerEnv, TRUST_PROXY: '127.0.0.1' } })
  project.provide('sharedServer', { url, port })
  return stop
}
