import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { cleanDrawing } from './clean-drawings.ts'

const folder = join(import.meta.dirname, '../src/drawings')
const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.svg'),
)

test('every drawing is clean, and its style has all of its colours', () => {
  for (const name of names) {
    const file = readFileSync(join(folder, name), 'utf8')
    expect(cleanDrawing(file), name).toBe(file)
  }
})

test('every colour of a drawing has a name', () => {
  for (const name of names) {
    const file = readFileSync(join(folder, name), 'utf8').replace(/<style>[^<]*<\/style>/, '')
    const colours = Array.from(file.matchAll(/(?:fill|stroke)="([^"]+)"/g), ([, colour = '']) => colour)
    const named = colours.filter((colour) => !/^(?:none|currentColor|url\(#\w+\))$/.test(colour))

    expect(named, name).toEqual([])
  }
})

test('what a drawing program adds is removed', () => {
  const saved = `<?xml version="1.0"?>
<!-- Created with a program -->
<svg xmlns="http://www.w3.org/2000/svg" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" width="8" height="8"><metadata>a</metadata><path class="fill-paper stroke-brand-800" inkscape:label="b" d="M0 0h8v8z"/></svg>`

  expect(cleanDrawing(saved)).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8">' +
      '<style>.fill-paper{fill:#ffffff}.stroke-brand-800{stroke:#0c2f7f}</style>' +
      '<path class="fill-paper stroke-brand-800" d="M0 0h8v8z"/></svg>\n',
  )
})

test('refuses a class that names no colour', () => {
  expect(() =>
    cleanDrawing('<svg xmlns="http://www.w3.org/2000/svg"><path class="fill-rosa" d=""/></svg>'),
  ).toThrow("The class 'fill-rosa' names no colour.")
})
