import type { z } from 'zod'
import { derivedFields } from '#content/facts/derived-fields.ts'
import { marks } from '#content/facts/marks.ts'
import { leaves } from '#content/fields/field-walk.ts'
import { schemaTree } from '#content/fields/schema-tree.ts'
import type { SiteContent } from '#content/site-content/index.ts'
import { type Json, valueAt, withTextAt } from '#content/values/json.ts'
import { ownSite } from '#sample/testing/own-site.ts'
import { signedInOwner } from './owner.ts'
import { runningSite } from './running-site.ts'

/** A site, and a program that knows nothing of how the site stores its documents. */
export async function program() {
  const owner = await signedInOwner(await runningSite())
  const read = async (accept = '*/*'): Promise<SiteContent> =>
    (await owner.send({ url: '/api/site-content', headers: { accept } })).json().siteContent
  const send = (content: SiteContent, headers: Record<string, string> = {}) =>
    owner.post('/api/site-content', { siteContent: content }, headers)
  return { owner, read, send }
}

/** The document that the program read, with the facts of another practice. */
export async function otherPractice({ read }: Pick<Awaited<ReturnType<typeof program>>, 'read'>) {
  const content = await read()
  const { name, city, state, phone, whatsapp, address } = ownSite()['site-content'].doctorInfo
  Object.assign(content.doctorInfo, { name, city, state, phone, whatsapp, address })
  return content
}

export const derivedPaths = (content: SiteContent) => derivedFields(content).map(({ path }) => path)

/** Every name with which a text can name a fact. */
export const markNames = marks.flatMap(({ name, alias }) => (alias ? [name, alias] : [name]))

/** The document with a mark before each of its texts, the names in turn, where the result is valid. */
export function withMarks<Value extends Json>(
  value: Value,
  names: readonly string[],
  schema: z.ZodType,
): Value {
  const isText = ({ kind }: { kind: string }) => kind === 'text' || kind === 'longText'
  const paths = [...leaves(schemaTree(schema), value)]
    .filter(({ field }) => isText(field) && field.key !== 'id')
    .map(({ path }) => path)
  const marked = (some: readonly string[]) =>
    some.reduce((next, path) => {
      const name = names[paths.indexOf(path) % names.length]
      return withTextAt(next, path, `{${name}} ${textAt(value, path)}`.trim())
    }, value)
  const refused = schema.safeParse(marked(paths)).error?.issues.map(({ path }) => path.join('.'))
  return marked(paths.filter((path) => !refused?.includes(path)))
}

const textAt = (content: Json, path: string) => `${valueAt(content, path) ?? ''}`
