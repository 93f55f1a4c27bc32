import { expect, test } from 'vitest'
import { ownSite } from '#sample/testing/own-site.ts'
import { createImages } from '#site/images.ts'
import { openSite } from '#site/open/open-site.ts'
import { draftCard } from './share-card.ts'

test('the picture of a shared link shows licences, certificate and notice, as every advertisement must', () => {
  const site = openSite(ownSite())
  const card = draftCard(site, createImages(site, 'prueba'), { title: 'Colposcopia', picture: '' })

  expect(card.mentions).toEqual([
    'Céd. prof. 1234567, Universidad Nacional Autónoma de México',
    'Céd. esp. 7654321, Universidad Nacional Autónoma de México',
    'Cert. CMGO 4321, vigente hasta 2029',
    'Aviso COFEPRIS 263300201A1234',
  ])
})
