import type { FastifyInstance } from 'fastify'
import type { StartContext } from './start-context.ts'

/** Accepts requests. @returns the origin that the server listens on: `http://127.0.0.1:3000`. */
export async function listen(
  { config, log }: Pick<StartContext, 'config' | 'log'>,
  app: FastifyInstance,
): Promise<string> {
  if (config.trustProxy === true) log.warn(trustsEveryProxy)
  return app.listen({
    port: config.port,
    host: config.host,
    listenTextResolver: (address) => `El sitio está listo en ${address}`,
  })
}

const trustsEveryProxy =
  'TRUST_PROXY=true cree la dirección que diga cualquiera, también quien entra sin pasar por su proxy: así se evade el ' +
  'límite de intentos. Ponga cuántos proxies hay (TRUST_PROXY=1) o sus direcciones (TRUST_PROXY=127.0.0.1)'
