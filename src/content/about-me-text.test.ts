import { describe, expect, test } from 'vitest'
import { aboutMeText } from './about-me-text.ts'

describe('aboutMeText', () => {
  test('replaces every placeholder with the years', () => {
    const text = aboutMeText('Más de {yearsOfExperience} años.\n\nEn {yearsOfExperience} años aprendí.', 12)

    expect(text).toBe('Más de 12 años.\n\nEn 12 años aprendí.')
  })

  test('leaves other texts and braces unchanged', () => {
    expect(aboutMeText('Sin {otra} marca, $& tampoco', 5)).toBe('Sin {otra} marca, $& tampoco')
  })
})
