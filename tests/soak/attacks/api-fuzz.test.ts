import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { sampleDocuments } from '../../../sample-site/index.ts'
import { documentRow, documents } from '../../../src/content/documents/documents.ts'
import type { Field } from '../../../src/content/fields/schema-tree.ts'
import type { Json } from '../../../src/content/values/json.ts'
import { contract } from '../../../src/contract/contract.ts'
import { type Change, changed, within } from '../../support/hard-content.ts'
import { type OwnerClient, ownerEnv, signInOwner } from '../../support/owner-client.ts'
import { type RunningServer, startServer } from '../../support/server.ts'

/** To run more: `FUZZ_RUNS=2000 FUZZ_SEED=7 vitest run --project=soak-server tests/soak/attacks/api-fuzz`. */
const numRuns = Number(process.env.FUZZ_RUNS ?? 25)
const seed = Number(process.env.FUZZ_SEED ?? 20_260_101)

let server: RunningServer
let owner: OwnerClient

beforeAll(async () => {
  server = await startServer({ env: ownerEnv })
  owner = await signInOwner(server)
})
afterAll(() => server.stop())

const problem = z.object({
  status: z.int(),
  title: z.string(),
  code: z.string(),
  issues: z.array(z.object({ path: z.string(), message: z.string().min(1) })).optional(),
})

const revisions = async () => (await (await owner.get('/api/status')).json()).saved

const described = z.object({
  paths: z.record(z.string(), z.record(z.string(), z.object({ requestBody: z.unknown().optional() }))),
})

/** Every call with a body in the OpenAPI description, except sign-out, which would end the test. */
async function callsWithBody(): Promise<[string, string][]> {
  const { paths } = described.parse(await (await owner.get('/api/docs/openapi.json')).json())
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, { requestBody }]) => requestBody !== undefined)
      .filter(() => !/sign-out|sign-in|revoke-other/.test(path))
      .map(([method]): [string, string] => [
        method.toUpperCase(),
        path.replace('{id}', '0123456789abcdef').replace('{document}', 'gallery').replace('{number}', '1'),
      ]),
  )
}

const anything = fc.oneof(
  fc.jsonValue({ maxDepth: 5 }),
  fc.dictionary(
    fc.constantFrom(
      'siteContent',
      'gallery',
      'Hero',
      'email',
      'password',
      'token',
      'name',
      'code',
      'alt',
      'focus',
      '__proto__',
    ),
    fc.jsonValue({ maxDepth: 3 }),
  ),
)

test('every call refuses arbitrary JSON with a problem and changes nothing', async () => {
  const calls = await callsWithBody()
  expect(calls.length).toBeGreaterThan(10)
  const before = await revisions()

  await fc.assert(
    fc.asyncProperty(anything, async (body) => {
      for (const [method, path] of calls) {
        if (isAccepted(path, body)) continue
        const response = await fetch(server.url + path, {
          method,
          headers: { 'content-type': 'application/json', cookie: owner.cookie },
          body: JSON.stringify(body),
        })
        expect([method, path, Math.trunc(response.status / 100)]).toEqual([method, path, 4])
        const { status, issues } = problem.parse(await response.json())
        expect(status).toBe(response.status)
        if (status === 400 && path in edited) expect([path, issues?.length]).not.toEqual([path, 0])
      }
    }),
    { numRuns, seed },
  )

  expect(await revisions()).toEqual(before)
})

const edited: Readonly<Record<string, 'site-content' | 'selected-sections' | 'gallery'>> = {
  '/api/site-content': 'site-content',
  '/api/selected-sections': 'selected-sections',
  '/api/gallery': 'gallery',
}

/** Paths in a list start with its key and the place in brackets: `gallery[0].alt`. */
const pathInBody = (name: string, path: string) =>
  path.replace(/^(?=\d)/, `${name}.`).replace(/\.(\d+)(?=\.|$)/g, '[$1]')

const bodyOf = (path: string, value: unknown) => {
  if (path === '/api/site-content') return { siteContent: value }
  return path === '/api/gallery' ? { gallery: value } : value
}

/** Calls for which random bodies may be valid. */
const lenientSchemas: Readonly<Record<string, z.ZodType>> = {
  '/api/invitations': contract['POST /api/invitations'].body,
  '/api/invitations/check': contract['POST /api/invitations/check'].body,
}

/** For example, an empty selection is valid. */
function isAccepted(path: string, body: unknown): boolean {
  if (lenientSchemas[path]?.safeParse(body).success) return true
  const name = edited[path]
  if (!name) return false
  const { bodyKey, isBareBody } = documentRow(name)
  const value = z.strictObject({ [bodyKey]: z.unknown() }).safeParse(body).data?.[bodyKey]
  return documents[name].schema.safeParse(isBareBody ? body : value).success
}

/** The samples with other valid texts, numbers and switches. */
function validChange(choose: (field: Field) => Json | undefined): Change {
  const change: Change = (field, value, index) => {
    const chosen = choose(field)
    if (chosen === undefined || field.kind === 'group' || field.kind === 'list')
      return within(field, value, index, change)
    return field.schema.safeParse(chosen).success ? chosen : value
  }
  return change
}

const leafValue = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.integer({ min: -10, max: 200 }),
  fc.boolean(),
)

describe.each(['/api/site-content', '/api/gallery'])('%s', (path) => {
  const name = edited[path] ?? 'gallery'

  test('accepts what its schema accepts, and returns it as it was sent', async () => {
    await fc.assert(
      fc.asyncProperty(fc.infiniteStream(leafValue), async (values) => {
        const next = () => values.next().value
        const document = changed(
          sampleDocuments,
          validChange((field) => (field.kind === 'enum' ? undefined : next())),
        )[name]
        const parsed = documents[name].schema.safeParse(document)

        const response = await owner.post(path, bodyOf(path, document))
        const result = await response.json()

        expect([response.status, parsed.success]).toEqual(parsed.success ? [200, true] : [400, false])
        if (parsed.success) {
          const kept = await (await fetch(server.url + path)).json()
          expect(kept).toEqual(bodyOf(path, JSON.parse(JSON.stringify(parsed.data))))
        } else expect(result.issues.length).toBeGreaterThan(0)
      }),
      { numRuns: Math.ceil(numRuns / 3), seed },
    )
  })

  test('names every path that its schema refuses, and stores nothing', async () => {
    const before = await revisions()
    const wrong = fc.constantFrom<Json>(null, 7.5, '\u0000', [], {}, 'x'.repeat(9000), { __proto__: 1 }, [
      [[]],
    ])

    await fc.assert(
      fc.asyncProperty(fc.infiniteStream(fc.tuple(fc.nat(30), wrong)), async (values) => {
        const document = changed(sampleDocuments, (field, value, index) => breakSome(field, value, index))[
          name
        ]
        function breakSome(field: Field, value: Json, index: number): Json {
          const [chance, replacement] = values.next().value
          if (chance === 0 && field.path !== '') return replacement
          return within(field, value, index, breakSome)
        }
        const parsed = documents[name].schema.safeParse(document)
        fc.pre(!parsed.success)

        const response = await owner.post(path, bodyOf(path, document))
        const { issues } = problem.parse(await response.json())

        expect(response.status).toBe(400)
        const expected = parsed.error.issues.map((issue) => pathInBody(name, issue.path.join('.')))
        expect(new Set(issues?.map((issue) => issue.path))).toEqual(new Set(expected))
      }),
      { numRuns, seed },
    )

    expect(await revisions()).toEqual(before)
  })
})
