import { expect, test } from 'vitest'
import { siteContent } from '#content/site-content/index.ts'
import { siteContent as sample } from '#sample/site-content.ts'
import { completeContent, fitText } from './complete-content.ts'

test('a text that fits its field stays as it is', () => {
  expect(fitText('Contacto y citas', 'contact.metadataTitle')).toBe('Contacto y citas')
})

test('a text that is too long ends after a whole word that needs no other', () => {
  const text = 'Dra. María Fernanda Gutiérrez-Santillán, ginecóloga y obstetra en Guadalajara'

  expect(fitText(text, 'home.metadataTitle')).toBe(
    'Dra. María Fernanda Gutiérrez-Santillán, ginecóloga y obstetra',
  )
})

test('the content of a practice with the longest name and city stays valid', () => {
  const content = siteContent.parse(sample)
  content.doctorInfo.name = `Dra. ${'María Guadalupe '.repeat(4)}Etxeberria`
  content.doctorInfo.city = 'Dolores Hidalgo Cuna de la Independencia Nacional'
  content.doctorInfo.address = `${'Calle muy larga '.repeat(14)}número 1`

  expect(siteContent.safeParse(completeContent(content)).error?.issues).toBeUndefined()
})
