import { expect, test } from 'vitest'
import { sampleDocuments } from '#sample/index.ts'
import { siteContent } from '../site-content/index.ts'
import { fieldAt } from './field-walk.ts'
import { schemaTree } from './schema-tree.ts'

const licences = ['doctorInfo.cedProf', 'doctorInfo.cedEsp', 'certifications.documents.0.cedula']

test('every licence field has the same hint, which asks for the key and the institution', () => {
  const hints = new Set(licences.map((path) => fieldAt(schemaTree(siteContent), path)?.hint))

  expect([...hints]).toEqual([expect.stringMatching(/clave.*institución/)])
})

test('every licence field takes the key and the institution', () => {
  const typed = '1234567, Universidad Nacional Autónoma de México'
  const sample = siteContent.parse(sampleDocuments['site-content'])
  const { certifications, doctorInfo } = siteContent.parse({
    ...sample,
    doctorInfo: { ...sample.doctorInfo, cedProf: typed, cedEsp: typed },
    certifications: { ...sample.certifications, documents: [{ cedula: typed }] },
  })

  expect([doctorInfo.cedProf, doctorInfo.cedEsp, certifications.documents[0]?.cedula]).toEqual([
    typed,
    typed,
    typed,
  ])
})
