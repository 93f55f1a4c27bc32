import { expect, test } from 'vitest'
import { upcast } from './formats.ts'

test('the emergency hours and the degrees that the first samples invented are left out', () => {
  const own = { name: 'Médica cirujana. Universidad de Guadalajara' }
  const content = {
    certifications: { documents: [{ name: 'Especialidad. Hospital sede y universidad' }, own] },
    doctorWorkInfo: { urgencies: { hours: { dayRange1: 'Todos', hours1: 'Las 24 horas, en el hospital' } } },
  }

  expect(upcast('site-content', 6, content)).toEqual({
    certifications: { documents: [own] },
    doctorWorkInfo: { urgencies: { hours: {} } },
  })
})
