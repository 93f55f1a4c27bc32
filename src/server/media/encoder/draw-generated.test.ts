import { stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import type { ShareCard } from '#content/media/share-card.ts'
import { photo } from '#tests/server/media.ts'
import { temporaryFolder } from '#tests/server/temporary-folder.ts'
import { textLines, textWidth } from '../share-cards/share-text.ts'
import { workOn } from './encode.ts'

// The encoder loads no JPEG from memory, but other tests of this process do.
sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer'] })

const card: ShareCard = {
  kind: 'share',
  title: 'Síndrome de ovario poliquístico y otras alteraciones hormonales de muy larga evolución',
  name: 'Dra. Ana Pérez',
  specialty: 'Ginecología y obstetricia',
  mentions: ['Cédula profesional 0000000, Universidad Nombre de la Institución'],
  pictures: [],
  colours: {
    ground: '#fcfbf8',
    title: '#082462',
    band: '#082462',
    name: '#ffffff',
    words: '#c3d0f0',
    accent: '#e9af41',
  },
}

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4" width="40" height="40">' +
  '<rect width="4" height="4" fill="#f00"/></svg>'

async function pixel(file: string, left: number, top: number): Promise<number[]> {
  const area = { left, top, width: 1, height: 1 }
  return [...(await sharp(file).extract(area).removeAlpha().raw().toBuffer())]
}

describe('a share card', () => {
  test('is 1200 × 630, light, with its text on the left and its picture on the right', async () => {
    const output = join(temporaryFolder(), 'compartir')
    await workOn({ kind: 'share', card, pictures: [{ drawing }], output })

    expect(await sharp(output).metadata()).toMatchObject({ width: 1200, height: 630, format: 'jpeg' })
    expect((await stat(output)).size).toBeLessThan(150_000)
    const [red = 0, green = 255] = await pixel(output, 900, 315)
    expect([red > 220, green < 40]).toEqual([true, true])
    expect((await pixel(output, 10, 10)).every((part) => part > 240)).toBe(true)
  })

  test('crops a photograph around its focal point', async () => {
    const folder = temporaryFolder()
    const [file, output] = [join(folder, 'foto'), join(folder, 'compartir')]
    await writeFile(file, await photo(1200, 400))
    await workOn({ kind: 'share', card, pictures: [{ file, focus: { x: 100, y: 50 } }], output })

    // The photograph gets redder towards its right edge.
    const [red = 0] = await pixel(output, 1190, 315)
    expect(red).toBeGreaterThan(240)
  })
})

test('an icon is the whole picture in a square on a background', async () => {
  const folder = temporaryFolder()
  const [file, output] = [join(folder, 'foto'), join(folder, 'icono')]
  await writeFile(file, await photo(800, 400))
  await workOn({
    kind: 'icon',
    picture: { file, focus: { x: 0, y: 0 } },
    size: 180,
    ground: '#ffffff',
    output,
  })

  expect(await sharp(output).metadata()).toMatchObject({ width: 180, height: 180, format: 'png' })
  expect(await pixel(output, 90, 5)).toEqual([255, 255, 255])
})

describe('words', () => {
  const style = { font: 'display', size: 40, fill: '#000000' } as const

  test('wrap into lines no wider than the limit', () => {
    const lines = textLines(card.title, style, 400, 9)
    expect(lines.join(' ')).toBe(card.title)
    expect(lines.every((line) => textWidth(line, style) <= 400)).toBe(true)
  })

  test('are shortened if there are too many or one is too long', () => {
    expect(textLines(card.title, style, 400, 2).at(-1)).toMatch(/…$/)
    const [word = ''] = textLines('Otorrinolaringológicamente', style, 200, 1)
    expect(word).toMatch(/^Otor.*…$/)
    expect(textWidth(word, style)).toBeLessThanOrEqual(200)
  })
})
