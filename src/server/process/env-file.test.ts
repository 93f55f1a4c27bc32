import { describe, expect, test } from 'vitest'
import { parseEnvFile, valuesOf, withSetting } from './env-file.ts'

const read = (text: string) => valuesOf(parseEnvFile(text))

/** From systemd.exec(5), 'EnvironmentFile=', and its parser (src/basic/env-file.c). */
describe('a file of settings is read as systemd reads it', () => {
  test.each<[string, string, string | undefined]>([
    ['a plain value', 'A=https://ejemplo.mx', 'https://ejemplo.mx'],
    ['double quotes', 'A="https://ejemplo.mx"', 'https://ejemplo.mx'],
    ['single quotes', "A='3000'", '3000'],
    ['spaces around', '  A =  3000 \t', '3000'],
    ['a carriage return', 'A=3000\r', '3000'],
    ['spaces within', 'A=Consultorio <a@b.mx>', 'Consultorio <a@b.mx>'],
    ['spaces in quotes', 'A="  dos  "', '  dos  '],
    ['spaces after quotes', 'A="dos"   ', 'dos'],
    ['two quoted parts', `A="uno" 'dos'`, 'unodos'],
    ['a quoted part and more', 'A="uno"dos', 'unodos'],
    ['quotes within a value', `A=di "hola"`, 'di "hola"'],
    ['no comment after a value', 'A=3000 # puerto', '3000 # puerto'],
    ['an equals sign', 'A=b=c', 'b=c'],
    ['an empty value', 'A=', ''],
    ['empty quotes', 'A=""', ''],
    ['nothing expanded', 'A=$HOME`id`$(id)', '$HOME`id`$(id)'],
    ['a backslash', 'A=a\\b\\\\c', 'ab\\c'],
    ['a protected space at the end', 'A=a\\ ', 'a '],
    ['a value on two lines', 'A=uno\\\ndos', 'unodos'],
    ['a backslash in double quotes', 'A="a\\b\\"c\\$d"', 'a\\b"c$d'],
    ['a backslash in single quotes', `A='a\\b'`, 'a\\b'],
    ['double quotes on two lines', 'A="uno\ndos"', 'uno\ndos'],
    ['two lines joined in double quotes', 'A="uno\\\ndos"', 'unodos'],
    ['the last of two', 'A=1\nA=2', '2'],
    ['a comment', '#A=1', undefined],
    ['a comment with a semicolon', ' ;A=1', undefined],
    ['export', 'export A=1', undefined],
    ['a missing equals sign', 'A', undefined],
    ['a quote that is not closed', 'A="uno', 'uno'],
    ['no line break within a name', 'B\nA=1', '1'],
  ])('%s', (_what, text, expected) => {
    expect(read(text).A).toBe(expected)
    expect(read(`B=antes\n${text}`).A).toBe(expected)
  })

  test('and names the lines that set nothing', () => {
    const text = '# ajustes\n\nA="1\n2"\nexport B=2\nC\n  \n1D=3\nE=4\n'
    expect(parseEnvFile(text).ignored).toEqual([5, 6, 8])
    expect(read(text)).toEqual({ A: '1\n2', E: '4' })
  })

  test('however long its lines are', () => {
    const long = `A=${' \\'.repeat(200_000)}\n${'"\\'.repeat(200_000)}`
    expect(read(long).A?.length).toBeGreaterThan(1000)
  })
})

describe('a changed setting', () => {
  test.each([
    ['', 'A=2\n'],
    ['B=1', 'B=1\nA=2\n'],
    ['# nota\nA="1"\nB=1\n', '# nota\nA=2\nB=1\n'],
    ['A="uno\ndos"\nB=1\n A = 3\n', 'A=2\nB=1\n'],
    ['#A=1\n', '#A=1\nA=2\n'],
  ])('replaces the former one and nothing else: %j', (before, after) => {
    expect(withSetting(before, 'A', '2')).toBe(after)
  })

  test.each([
    'https://ejemplo.mx',
    '',
    ' con espacios ',
    'a"b\\c$d`e',
    "l'h",
    'dos\nlíneas',
  ])('is read as it was written: %j', (value) => {
    expect(read(withSetting('B=1\n', 'A', value))).toEqual({ A: value, B: '1' })
  })
})
