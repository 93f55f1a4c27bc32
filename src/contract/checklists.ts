import { z } from 'zod'
import { answersShape, checklist } from '#content/checklist/checklist.ts'
import { type Call, ownerOnly } from './call.ts'
import { empty, jsonObject } from './shapes.ts'

/** The twelve questions before the launch and before each filing. */
export const checklistCalls = {
  'GET /api/checklists': {
    summary: 'Every time that an owner answered the twelve questions, the newest first.',
    access: ownerOnly,
    response: { 200: z.object({ checklists: z.array(checklist) }) },
  },
  'POST /api/checklists': {
    summary: 'Stores the answers to the twelve questions, with the date and the person who answered.',
    access: ownerOnly,
    body: jsonObject({ answers: answersShape }),
    response: { 200: empty },
  },
} satisfies Record<string, Call>
