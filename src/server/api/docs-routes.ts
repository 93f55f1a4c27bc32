import swagger from '@fastify/swagger'
import Fastify from 'fastify'
import { jsonSchemaTransform, serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import type { Call } from '#contract/call.ts'
import { contract } from '#contract/contract.ts'
import type { HandlerOf } from '../calls/serve-calls.ts'

/** The OpenAPI description, generated from the contract. */
export function docsHandlers() {
  let described: Promise<string> | undefined
  const send: HandlerOf<'GET /api/docs'> = async ({ reply }) => {
    described ??= describeApi()
    return reply.type('application/json; charset=utf-8').send(await described)
  }
  return { 'GET /api/docs': send, 'GET /api/docs/openapi.json': send }
}

/** Generated on the first request, in a separate application, so that it does not delay the start. */
async function describeApi(): Promise<string> {
  const app = Fastify()
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  await app.register(swagger, {
    openapi: { openapi: '3.1.0', info: { title: 'Consultorio', version: '1' } },
    transform: jsonSchemaTransform,
  })
  await app.register(async (scope) => {
    for (const [name, call] of Object.entries<Call>(contract)) {
      const [method = '', url = ''] = name.split(' ')
      scope.route({ method, url, schema: schemaOf(call), handler: () => undefined })
    }
  })
  await app.ready()
  const description = JSON.stringify(app.swagger())
  await app.close()
  return description
}

function schemaOf({ summary, description, params, query, body, form, response, mediaTypes, isHidden }: Call) {
  const content = (schema: unknown) =>
    mediaTypes
      ? {
          description: 'The document.',
          content: Object.fromEntries(mediaTypes.map((type) => [type, { schema }])),
        }
      : schema
  return {
    summary,
    ...(isHidden && { hide: true }),
    ...(description && { description }),
    ...(params && { params }),
    ...(query && { querystring: query }),
    ...(body && { body }),
    ...(form && { body: form, consumes: ['multipart/form-data'] }),
    ...(response && {
      response: Object.fromEntries(
        Object.entries(response).map(([status, schema]) => [status, content(schema)]),
      ),
    }),
  }
}
