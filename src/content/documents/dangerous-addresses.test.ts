import { expect, test } from 'vitest'
import { isJson, type Json, withValueAt } from '#content/values/json.ts'
import { sampleDocuments } from '#sample/index.ts'
import { addressPaths, dangerousAddresses } from '#tests/hostile-content.ts'
import { documents } from './documents.ts'

/** The sample's value of a document, with all its fields. */
function sampleValueOf(name: 'site-content' | 'gallery'): Json {
  const value: unknown = documents[name].schema.parse(sampleDocuments[name])
  if (!isJson(value)) throw new TypeError(`The sample's ${name} is not JSON.`)
  return value
}

test.each([
  ['site-content', 40],
  ['gallery', 3],
] as const)('every address field of %s refuses dangerous addresses, and the refusal names it', (name, min) => {
  const value = sampleValueOf(name)
  const paths = addressPaths(name, value)
  expect(paths.length).toBeGreaterThan(min)

  for (const address of dangerousAddresses) {
    const hostile = paths.reduce<Json>((changed, at) => withValueAt(changed, at, address), value)
    const { error } = documents[name].schema.safeParse(hostile)

    const named = new Set(error?.issues.map(({ path }) => path.join('.')))
    expect({ address, missed: paths.filter((at) => !named.has(at)) }).toEqual({ address, missed: [] })
  }
})

test('an address without encryption gets it, or is refused', () => {
  const value = sampleValueOf('site-content')

  for (const path of addressPaths('site-content', value)) {
    const { data } = documents['site-content'].schema.safeParse(
      withValueAt(value, path, 'http://otro.example/'),
    )
    expect(JSON.stringify(data ?? ''), path).not.toContain('http://')
  }
})
