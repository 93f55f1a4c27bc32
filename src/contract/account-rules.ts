import { z } from 'zod'
import { cleanLine } from '#content/texts/clean-text.ts'

/** Stored and compared in lower case. */
export const ownerEmail = z
  .string('Escriba un correo.')
  .overwrite(cleanLine)
  .toLowerCase()
  .max(200, 'Use 200 caracteres como máximo.')
  .pipe(z.email('Escriba un correo, por ejemplo consulta@ejemplo.mx.'))

export const passwordLengths = { min: 12, max: 128 } as const

export const newPassword = z
  .string('Escriba una contraseña.')
  .min(passwordLengths.min, `Use al menos ${passwordLengths.min} caracteres.`)
  .max(passwordLengths.max, `Use ${passwordLengths.max} caracteres como máximo.`)

export const ownerName = z
  .string('Escriba su nombre.')
  .trim()
  .regex(/^\P{Cc}*$/u, 'Escriba su nombre en una sola línea.')
  .overwrite(cleanLine)
  .min(1, 'Escriba su nombre.')
  .max(100, 'Use 100 caracteres como máximo.')
