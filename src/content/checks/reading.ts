import { minNormal, readingEase } from './inflesz.ts'
import type { Rule } from './rule.ts'

export const readingRules: readonly Rule[] = [
  {
    id: 'lectura-dificil',
    level: 'sugiere',
    reason:
      'En la escala INFLESZ, un texto para pacientes debe ser al menos «normal» (55 o más). Frases más cortas y palabras más sencillas lo logran.',
    *find({ document, texts }) {
      if (document === 'testimonials') return
      for (const { path, field, text } of texts) {
        if (field.kind !== 'longText') continue
        const ease = readingEase(text)
        if (ease !== undefined && ease < minNormal)
          yield { path, text: `Cuesta trabajo leerlo: ${Math.round(ease)} en la escala INFLESZ.` }
      }
    },
  },
]
