/** What the mark of a value of the sample means, for its owner. */
export const sampleNote = 'Dato de muestra: sus pacientes no lo ven. Escriba el suyo.'
