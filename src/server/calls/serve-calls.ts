import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Call, RateLimit } from '#contract/call.ts'
import type { Contract } from '#contract/contract.ts'
import type { ProblemIssue } from '#contract/problem.ts'
import { Problem } from '../problems/problem.ts'
import type { Owner } from './guard-calls.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The row of an API call. */
    call?: Call
  }
}

type Part<Row, Name extends string> =
  Row extends Readonly<Record<Name, infer Schema extends z.ZodType>> ? z.output<Schema> : undefined

/** What a handler gets: who makes the call, and the parts of the request, checked as the row of the call says. */
export type CallInput<Row> = {
  readonly person: Row extends { readonly access: 'anyone' } ? undefined : Owner
  readonly params: Part<Row, 'params'>
  readonly query: Part<Row, 'query'>
  readonly body: Row extends { readonly checksOwnBody: true } ? unknown : Part<Row, 'body'>
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

type Answer<Row> = Row extends { readonly response: infer Statuses }
  ? JsonOf<Statuses[keyof Statuses]>
  : never
type JsonOf<Schema> = Schema extends z.ZodNull ? Promise<void> : Sent<z.input<Schema>>
type Sent<Body> = Promise<Body | FastifyReply> | Body

/**
 * Returns the JSON of the response, or the reply that it has sent. The status is the row's; where the row has several,
 * the one that the handler has set.
 */
type Handler<Row> = (input: CallInput<Row>) => Answer<Row> | Promise<FastifyReply> | FastifyReply
export type Handlers<Calls> = { readonly [Name in keyof Calls]: Handler<Calls[Name]> }
export type HandlerOf<Name extends keyof Contract> = Handler<Contract[Name]>

/** In bytes: enough for a name and a password, from people who have not signed in. */
const smallBody = 16 * 1024

/** Counts requests. @throws {Problem} `too_many_attempts` */
type RequestLimit = { readonly count: (request: FastifyRequest, rate: RateLimit) => Promise<void> }

/** Registers calls: each is checked, limited and answered as its row says. */
export async function serveCalls<Calls extends Readonly<Record<string, Call>>>(
  app: FastifyInstance,
  calls: Calls,
  handlers: Handlers<Calls>,
  requestLimit: RequestLimit,
): Promise<void> {
  const names = Object.keys(calls).filter((name): name is keyof Calls & string => name in calls)
  const add = (scope: FastifyInstance, name: keyof Calls & string) =>
    addRoute(scope, name, calls[name], handlers[name], requestLimit)
  for (const name of names.filter((each) => !calls[each]?.form)) add(app, name)
  await app.register(async (scope) => {
    await scope.register(multipart, { throwFileSizeLimit: false })
    for (const name of names.filter((each) => calls[each]?.form)) add(scope, name)
  })
}

function addRoute<Row extends Call>(
  app: FastifyInstance,
  name: string,
  call: Row,
  handler: Handler<Row>,
  requestLimit: RequestLimit,
): void {
  const [method = '', url = ''] = name.split(' ')
  const { maxBodyBytes = call.access === 'anyone' ? smallBody : undefined, rate } = call
  app.route({
    method,
    url,
    config: { call },
    ...(maxBodyBytes !== undefined && { bodyLimit: maxBodyBytes }),
    handler: async (request, reply) => {
      const input = inputOf(call, request, reply)
      if (rate) await requestLimit.count(request, rate)
      const result = await handler(input)
      // Waiting for a reply that the handler returns waits until it is sent, or until the client is gone.
      return reply.sent || reply.raw.destroyed ? reply : sendJson(reply, call, result)
    },
  })
}

function inputOf<Row extends Call>(call: Row, request: FastifyRequest, reply: FastifyReply): CallInput<Row> {
  const input = {
    person: request.owner,
    params: checked(call.params, request.params, 'params'),
    body: call.checksOwnBody ? request.body : checked(call.body, request.body, 'body'),
    query: checked(call.query, request.query, 'querystring'),
    request,
    reply,
  }
  // `guardCalls` has set the person, and the row's own schemas have made the parts, so they have the row's types.
  return input as CallInput<Row>
}

/** @throws {Problem} `invalid_request`, with the paths of all issues. */
function checked(schema: z.ZodType | undefined, value: unknown, part: string): unknown {
  if (!schema) return undefined
  const { success, data, error } = schema.safeParse(value)
  if (success) return data
  const issues = error.issues.flatMap((issue) => issuesOf(issue, part))
  throw new Problem('invalid_request', { cause: error, issues })
}

/** An issue with the whole part gets the part's name, such as 'body'. Unknown keys get one issue each. */
function issuesOf(issue: z.core.$ZodIssue, part: string): ProblemIssue[] {
  const path = issue.path.join('.')
  const { message } = issue
  if (issue.code !== 'unrecognized_keys') return [{ path: path || part, message }]
  return issue.keys.map((key) => ({ path: path === '' ? key : `${path}.${key}`, message }))
}

/** Only what the row names is sent. @throws if the handler's result does not match the row. */
function sendJson(
  reply: FastifyReply,
  { response = {}, sendsOwnResponse }: Call,
  result: unknown,
): FastifyReply {
  const status = reply.statusCode in response ? reply.statusCode : Number(Object.keys(response)[0])
  reply.code(status)
  if (status === 204) return reply.send()
  const body = sendsOwnResponse ? result : response[status]?.parse(result)
  return reply.type('application/json; charset=utf-8').send(JSON.stringify(body))
}
