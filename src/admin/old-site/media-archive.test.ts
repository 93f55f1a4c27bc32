import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { ZipFile } from 'yazl'
import { openMediaArchive } from './media-archive.ts'

/** A ZIP of these files. */
async function zipOf(files: Readonly<Record<string, string>>) {
  const zip = new ZipFile()
  for (const [name, content] of Object.entries(files)) zip.addBuffer(Buffer.from(content), name)
  zip.end()
  return new Uint8Array(await buffer(zip.outputStream))
}

const at = (path: string) => new URL(path, 'https://dra-lopez.mx')

test('a picture is found by its year, month and name, wherever the folder is in the ZIP', async () => {
  const archive = await openMediaArchive(
    new Blob([
      await zipOf({ 'wp-content/uploads/2019/03/Niña.JPG': 'uno', '2020/01/b.png': 'dos', 'leeme.txt': 'x' }),
    ]),
  )

  const found = await archive.read(at('/wp-content/uploads/2019/03/ni%C3%B1a.jpg'))

  expect(archive.count).toBe(2)
  expect(await found?.text()).toBe('uno')
  expect(await archive.read(at('/wp-content/uploads/2018/03/ni%C3%B1a.jpg'))).toBeUndefined()
})

test.each([
  ['another file', 'Hola, no soy un ZIP', /no es un ZIP/],
  ['nothing', '', /no es un ZIP/],
])('%s is refused in words', async (_what, content, words) => {
  await expect(openMediaArchive(new Blob([content]))).rejects.toThrow(words)
})

test('a ZIP without pictures and one that is cut are refused in words', async () => {
  const whole = await zipOf({ '2019/03/a.jpg': 'uno'.repeat(100) })

  await expect(openMediaArchive(new Blob([await zipOf({ 'a.txt': 'x' })]))).rejects.toThrow(/no tiene fotos/)
  await expect(openMediaArchive(new Blob([whole.subarray(0, whole.length - 30)]))).rejects.toThrow(
    /no es un ZIP/,
  )
})

test('a damaged picture fails alone', async () => {
  const bytes = await zipOf({ '2019/03/a.jpg': 'uno'.repeat(1000), '2019/03/b.jpg': 'dos' })
  bytes.fill(0xff, 45, 60)
  const archive = await openMediaArchive(new Blob([bytes]))

  await expect(archive.read(at('/2019/03/a.jpg'))).rejects.toThrow()
  expect(await (await archive.read(at('/2019/03/b.jpg')))?.text()).toBe('dos')
})
