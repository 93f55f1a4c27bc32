import { describe, expect, test } from 'vitest'
import { documentNames, documents } from '../documents/documents.ts'
import { type Field, schemaTree, type TextField } from './schema-tree.ts'

/** Values that one kind of text field or another accepts. */
const examples = [
  ...['Ginecología y obstetricia', 'una-clave', '55 1234 5678', 'consulta@ejemplo.mx', '12345678', '09:30'],
  ...['2026-01-31', '#082462', '/dibujos/mural.svg', '/servicios', '/video/visita.mp4'],
  ...[
    'https://ejemplo.mx/pagina',
    'https://www.facebook.com/dra.ejemplo',
    'https://www.instagram.com/ejemplo',
  ],
  ...['https://x.com/ejemplo', 'https://www.doctoralia.com.mx/dra', 'https://www.google.com/maps/embed?pb=1'],
  ...['https://maps.app.goo.gl/abc', 'https://www.tiktok.com/@ejemplo', 'https://www.youtube.com/@ejemplo'],
  ...['https://www.linkedin.com/in/ejemplo', 'https://twitter.com/ejemplo', 'https://nimbo.mx/ejemplo'],
]

function textFields(field: Field): TextField[] {
  switch (field.kind) {
    case 'group':
      return field.fields.flatMap(textFields)
    case 'list':
      return textFields(field.item)
    case 'number':
    case 'boolean':
    case 'enum':
      return []
    default:
      return [field]
  }
}

const fields = documentNames.flatMap((document) =>
  textFields(schemaTree(documents[document].schema))
    // The name of a layout is chosen from a list.
    .filter(({ path }) => !/^\w+\.component$/.test(path))
    .map((field) => ({ name: `${document} ${field.path}`, field })),
)

const accepted = ({ schema }: TextField): string[] =>
  examples.filter((example) => schema.safeParse(example).success)

describe.each(fields)('$name', ({ field }) => {
  test('understands a value with spaces and invisible characters around and within it', () => {
    const values = accepted(field)
    expect(values).not.toEqual([])
    for (const value of values) {
      const pasted = `\u00a0\u200e ${value.slice(0, 3)}\u00ad\u200b\u2062${value.slice(3)}\ufeff \u202c\n\u0007`
      expect(field.schema.safeParse(pasted)).toEqual(field.schema.safeParse(value))
    }
  })

  test('is empty if there is nothing to see in a value', () => {
    expect(field.schema.safeParse('\u200b\u00a0\u2061')).toEqual(field.schema.safeParse(''))
  })
})
