import { expect, test } from 'vitest'
import { parseSnapshot } from '#content/documents/snapshot.ts'
import { sampleDocuments } from '#sample/index.ts'
import { pageMetadata } from '#site/seo/page-metadata.ts'
import { testPage } from '#tests/site/test-page.ts'

test('the picture of a shared profile names the doctor once', () => {
  expect(pageMetadata(testPage(parseSnapshot(sampleDocuments), '/perfil')).openGraph).toMatchObject({
    'image:alt': 'Dra. Nombre Apellido, Ginecología y obstetricia',
  })
})
