import { z } from 'zod'
import { type Call, everyone } from './call.ts'
import { jsonObject } from './shapes.ts'

/** Characters of the largest drawing: 12 stickers whose address is as long as a code holds. */
const maxDrawing = 600_000

const drawing = z
  .string('Falta el dibujo.')
  .max(maxDrawing, 'El dibujo es demasiado grande.')
  .refine((text) => text.startsWith('<svg ') && text.endsWith('</svg>'), 'El dibujo no es un SVG.')

/** What the practice prints for its patients. */
export const handoutCalls = {
  'GET /api/handouts': {
    summary: 'Whether this server makes PDF files.',
    access: everyone,
    response: { 200: z.object({ canPrint: z.boolean() }) },
  },
  'POST /api/handouts/pdf': {
    summary: 'A sheet of paper with a drawing, as a PDF file.',
    access: everyone,
    body: jsonObject({ paper: z.enum(['carta', 'a4'], 'Elija carta o A4.'), drawing }),
    maxBodyBytes: 1024 * 1024,
    mediaTypes: ['application/pdf'],
  },
} satisfies Record<string, Call>
