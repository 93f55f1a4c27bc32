import { expect, test } from 'vitest'
import { completeContent } from '#content/facts/complete-content.ts'
import { ownSite } from '#sample/testing/own-site.ts'
import { consentForm } from './consent-form.ts'

const content = completeContent(ownSite()['site-content'])

test('the form says who publishes what, where, under which name, and how the patient takes it back', () => {
  const form = consentForm(content, { site: 'anaruiz.mx', name: 'M. G.' })

  expect(form).toBe(
    'Yo, ____________________________, autorizo a Dra. Ana Ruiz Soto a publicar en anaruiz.mx el texto de esta hoja sobre mi atención, con el nombre «M. G.», por ______________ (tiempo). Sé que revela datos de mi salud, que son sensibles; que no recibo nada a cambio; que mi atención no depende de ello, y que puedo retirar mi autorización cuando quiera en citas@anaruiz.mx.',
  )
})

test('a form without a name has a line for it, and without a mail address names the practice', () => {
  const doctorInfo = { ...content.doctorInfo, email: '' }
  const privacy = { ...content.privacy, arcoEmail: '' }
  const form = consentForm({ ...content, doctorInfo, privacy }, { site: 'anaruiz.mx', name: '' })

  expect(form).toContain('con el nombre «______________»')
  expect(form).toContain('cuando quiera en Calle 5 de Mayo 12')
})
