import type { z } from 'zod'

/** Spanish messages for schema errors without a message of their own. Pass it as `error` when parsing. */
export const spanishErrors: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'invalid_type':
      return issue.expected === 'number' || issue.expected === 'int'
        ? 'Escriba un número.'
        : 'Falta este campo o no es del tipo esperado.'
    case 'too_small':
      return issue.origin === 'string' ? 'Este campo es obligatorio.' : `El mínimo es ${issue.minimum}.`
    case 'too_big':
      return issue.origin === 'string'
        ? `Use ${issue.maximum} caracteres como máximo.`
        : `El máximo es ${issue.maximum}.`
    case 'invalid_value':
      return 'Elija una de las opciones.'
    case 'unrecognized_keys':
      return `Hay campos que no existen: ${issue.keys.join(', ')}.`
    default:
      return 'Este valor no es válido.'
  }
}
