import { readdirSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { centre } from '#content/media/media.ts'
import type { GeneratedPicture, ShareCard, SiteIcon } from '#content/media/share-card.ts'
import { fakeRenderer } from '#tests/server/fake-renderer.ts'
import { snapshotOf } from '#tests/server/site-documents.ts'
import { temporaryFolder } from '#tests/server/temporary-folder.ts'
import type { Pages } from '../../releases/renderer.ts'
import { PreparedResponse } from '../../responses/prepared-response.ts'
import { type EncoderJob, PictureError } from '../encoder/encoder-jobs.ts'
import type { EncoderProcess } from '../encoder/encoder-process.ts'
import { UploadFolder } from '../encoder/upload-folder.ts'
import { createGeneratedPictures, type GeneratedPicturesOptions } from './generated-pictures.ts'
import { createPictureMaker } from './make-picture.ts'

const address = '/compartir/0123456789abcdef.jpg'
const colours = { ground: '', title: '', band: '', name: '', words: '', accent: '' }
const words = { title: 'Endometriosis', name: 'Dra. Ana', specialty: '', mentions: [], colours }
const card: ShareCard = { kind: 'share', ...words, pictures: [{ drawing: '/servicios' }] }
const icon: SiteIcon = { kind: 'icon', picture: { drawing: '/servicios' }, size: 32, ground: '' }
const generatedPictures = new Map<string, GeneratedPicture>([
  ['/iconos/fedcba9876543210.png', icon],
  ['/favicon.ico', icon],
  [address, card],
])

const fallback = new PreparedResponse({
  status: 200,
  contentType: 'image/jpeg',
  body: Buffer.from('siempre'),
  headers: {},
})

type Options = Partial<GeneratedPicturesOptions> & {
  readonly encoder?: Pick<EncoderProcess, 'render'>
  readonly change?: (pages: Pages) => Partial<Pages>
}

/** Made pictures whose jobs are only recorded, or run by the test. */
async function opened({ encoder, change, ...options }: Options = {}) {
  const jobs: EncoderJob[] = []
  const errors: unknown[] = []
  const dataFolder = options.dataFolder ?? temporaryFolder()
  const release = (doctor: string) => ({
    pages: fakeRenderer({ generatedPictures, ...(change && { change }) }).open(snapshotOf(doctor)),
  })
  const publisher = { live: release('Dra. Ana') }
  const recording = {
    render: async (job: EncoderJob & { readonly output: string }) => {
      jobs.push(job)
      await writeFile(job.output, `hecha ${jobs.length}`)
    },
  }
  const made = createGeneratedPictures({
    dataFolder,
    publisher,
    fallback,
    headers: {},
    versions: { has: () => true },
    make: createPictureMaker({
      media: { readRendition: async () => undefined },
      encoder: encoder ?? recording,
      folder: new UploadFolder(dataFolder),
    }),
    onError: (error) => errors.push(error),
    ...options,
  })
  await made.open()
  const body = async (path: string) => (await made.find(path))?.content.body.toString()
  return { made, jobs, errors, body, dataFolder, publisher, release }
}

describe('generated pictures', () => {
  test('are generated on the first request, once for all concurrent ones, and cached for ever', async () => {
    const { made, body, jobs } = await opened()

    expect(await Promise.all([body(address), body(address)])).toEqual(['hecha 1', 'hecha 1'])
    expect(await body(address)).toBe('hecha 1')
    expect((await made.find(address))?.content).toMatchObject({ contentType: 'image/jpeg' })
    expect((await made.find(address))?.content.headers['Cache-Control']).toBe(
      'public, max-age=31536000, immutable',
    )
    expect(jobs).toHaveLength(1)
  })

  test('are found again after a restart', async () => {
    const { body, dataFolder } = await opened()
    await body(address)

    const again = await opened({ dataFolder })
    expect(await again.body(address)).toBe('hecha 1')
    expect(again.jobs).toEqual([])
  })

  test('are generated in the background before the first request', async () => {
    const { made, jobs, publisher } = await opened()

    await made.prepare({ ...publisher.live, isStopped: false })
    expect(jobs.map(({ kind }) => kind)).toEqual(['icon', 'share'])

    await made.prepare({ ...publisher.live, isStopped: false })
    expect(jobs).toHaveLength(2)
  })

  test('exist only for the live release and the one before it', async () => {
    const { made, publisher, jobs, release } = await opened({
      change: ({ snapshot }) => ({
        generatedPictures: () => {
          const doctor = snapshot['site-content'].doctorInfo.name
          return new Map([[`/compartir/${doctor.slice(-1).repeat(16)}.jpg`, card]])
        },
      }),
    })
    const find = async (letter: string) => Boolean(await made.find(`/compartir/${letter.repeat(16)}.jpg`))
    publisher.live = release('Dra. A')
    expect([await find('A'), await find('B')]).toEqual([true, false])
    publisher.live = release('Dra. B')
    expect([await find('A'), await find('B')]).toEqual([true, true])
    publisher.live = release('Dra. C')
    expect([await find('A'), await find('B'), await find('C')]).toEqual([false, true, true])
    expect(await made.find('/compartir/ffffffffffffffff.jpg')).toBeUndefined()
    expect(jobs.length).toBeLessThanOrEqual(3)
  })

  test('of the release before it are not served when they show a picture that was withdrawn', async () => {
    const withdrawn = new Set<string>()
    const withPhoto = (version: string) => ({ ...card, pictures: [{ version, width: 320, focus: centre }] })
    const { made, publisher, dataFolder, release } = await opened({
      make: async () => Buffer.from('hecha'),
      versions: { has: (version) => !withdrawn.has(version) },
      change: ({ snapshot }) => ({
        generatedPictures: () => {
          const letter = snapshot['site-content'].doctorInfo.name.slice(-1)
          return new Map([[`/compartir/${letter.repeat(16)}.jpg`, withPhoto(letter)]])
        },
      }),
    })
    const find = async (letter: string) => Boolean(await made.find(`/compartir/${letter.repeat(16)}.jpg`))
    const onDisk = () => readdirSync(join(dataFolder, 'cache/compartir'))
    publisher.live = release('Dra. A')
    await find('A')
    publisher.live = release('Dra. B')
    expect([await find('A'), await find('B')]).toEqual([true, true])

    withdrawn.add('A')

    expect(await made.removeUnlisted()).toEqual(new Set([`/compartir/${'B'.repeat(16)}.jpg`]))
    expect([await find('A'), await find('B')]).toEqual([false, true])
    expect(onDisk()).toEqual([`${'B'.repeat(16)}.jpg`])
  })

  test('are listed in pieces, so that requests run in between on a site with thousands of pages', async () => {
    let listed = 0
    // Listing one picture takes a millisecond.
    vi.spyOn(performance, 'now').mockImplementation(() => listed)
    onTestFinished(() => void vi.restoreAllMocks())
    const { made, body } = await opened({
      change: () => ({
        *generatedPictures() {
          for (let number = 0; number < 5_000; number += 1) {
            listed += 1
            yield [`/compartir/${number.toString(16).padStart(16, '0')}.jpg`, card] as const
          }
        },
      }),
    })
    const pieces: number[] = []
    let before = 0
    const watch = () => {
      pieces.push(listed - before)
      before = listed
      watching = setImmediate(watch)
    }
    let watching = setImmediate(watch)

    const last = `/compartir/${(4_999).toString(16).padStart(16, '0')}.jpg`
    expect(await Promise.all([body(last), body(last)])).toEqual(['hecha 1', 'hecha 1'])
    clearImmediate(watching)

    expect(listed).toBe(5_000)
    expect(Math.max(...pieces)).toBeLessThanOrEqual(50)
    expect(await made.find('/compartir/ffffffffffffffff.jpg')).toBeUndefined()
  })

  test('are replaced by a placeholder while the server stops, which is not logged', async () => {
    const { body, errors } = await opened({
      encoder: {
        render: async () => {
          throw new PictureError('interrupted', 'The server stops.')
        },
      },
    })

    expect(await body(address)).toBe('siempre')
    expect(errors).toEqual([])
  })

  test('are replaced by a placeholder if they fail, and are not retried at once', async () => {
    let attempts = 0
    const { body, errors } = await opened({
      encoder: {
        render: async () => {
          attempts += 1
          throw new PictureError('unreadable', 'It fails.')
        },
      },
    })

    expect(await body(address)).toBe('siempre')
    expect(await body(address)).toBe('siempre')
    expect(await body('/favicon.ico')).toBeUndefined()
    expect(attempts).toBe(2)
    expect(errors.map(String)).toEqual(['PictureError: It fails.', 'PictureError: It fails.'])
  })

  test('time out', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const { body } = await opened({
      timeout: 20,
      encoder: { render: ({ output }) => promise.then(() => writeFile(output, 'tarde')) },
    })

    expect(await body(address)).toBe('siempre')
    resolve()
    await expect.poll(() => body(address)).toBe('tarde')
  })

  test('include /favicon.ico, which is cached no longer than the icon', async () => {
    const { made, jobs } = await opened()

    const response = await made.find('/favicon.ico')
    await made.find('/iconos/fedcba9876543210.png')

    expect(response?.content).toMatchObject({ contentType: 'image/png' })
    expect(response?.content.headers['Cache-Control']).toBe('public, max-age=0, must-revalidate')
    expect(jobs).toHaveLength(1)
  })
})
