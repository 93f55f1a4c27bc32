import type { RunningServer } from './server.ts'

/** The address that the server printed at its first start. */
export function setUpLink({ logs }: Pick<RunningServer, 'logs'>): string {
  const link = /http:\/\/\S+\/admin\/configurar#token=[\w-]+/.exec(logs)?.[0]
  if (!link) throw new Error(`No link in the log:\n${logs}`)
  return link
}
