import { expect, test } from 'vitest'
import { usesIn } from '#content/documents/picture-uses.ts'
import { parseSnapshot } from '#content/documents/snapshot.ts'
import { type MediaItem, mediaPath } from '#content/media/media.ts'
import { fakeRenderer } from '#tests/server/fake-renderer.ts'
import { sampleDocuments, siteContentOf } from '#tests/server/site-documents.ts'
import { releasePictures } from './release-pictures.ts'

const item = (id: string): MediaItem => ({
  id,
  version: `${id.slice(0, 15)}f`,
  title: '',
  fileName: '',
  alt: '',
  decorative: true,
  focus: { x: 50, y: 50 },
  crop: null,
  width: 640,
  height: 480,
  sourceWidth: 640,
  sourceHeight: 480,
  bytes: 1,
  color: '',
  isComplete: true,
  createdAt: '',
  updatedAt: '',
  renditions: { avif: [320], webp: [320, 640] },
})

test('a release lists the renditions that it shows and its generated pictures', async () => {
  const [shown, unused] = ['1'.repeat(16), '2'.repeat(16)]
  const content = siteContentOf('Dra. Ana')
  const documents = {
    ...sampleDocuments,
    'site-content': { ...content, aboutMe: { ...content.aboutMe, imagePath: mediaPath(shown) } },
  }
  const media = new Map([shown, unused].map((id) => [id, item(id)]))
  const made = { find: () => undefined, paths: async () => ['/favicon.ico'] }

  const pages = fakeRenderer().open(parseSnapshot(documents, {}, media))
  const { paths } = releasePictures({ find: () => undefined }, made)

  expect(await paths({ pages, pictureUses: () => usesIn(pages.snapshot) })).toEqual([
    `/medios/${'1'.repeat(15)}f/320.avif`,
    `/medios/${'1'.repeat(15)}f/320.webp`,
    `/medios/${'1'.repeat(15)}f/640.webp`,
    '/favicon.ico',
  ])
})
