import swagger from '@fastify/swagger'
import Fastify, { type FastifyPluginAsync } from 'fastify'
import { jsonSchemaTransform, serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { type ApiOptions, apiRoutes } from './api-routes.ts'

/** The OpenAPI description, generated from the schemas that check the requests. */
export const docsRoutes: FastifyPluginAsync<ApiOptions> = async (app, options) => {
  let described: Promise<string> | undefined

  for (const url of ['/api/docs', '/api/docs/openapi.json']) {
    app.get(url, { schema: { hide: true } }, async (_request, reply) => {
      described ??= describeApi(options)
      return reply
        .header('Cache-Control', 'no-store')
        .type('application/json; charset=utf-8')
        .send(await described)
    })
  }
}

/** Generated on the first request, in a separate application, so that it does not delay the start. */
async function describeApi(options: ApiOptions): Promise<string> {
  const app = Fastify()
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  await app.register(swagger, {
    openapi: { openapi: '3.1.0', info: { title: 'Consultorio', version: '1' } },
    transform: jsonSchemaTransform,
  })
  await app.register(apiRoutes, options)
  await app.ready()
  const description = JSON.stringify(app.swagger())
  await app.close()
  return description
}
