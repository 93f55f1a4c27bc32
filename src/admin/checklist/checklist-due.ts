import type { Checklist } from '#content/checklist/checklist.ts'

/** The place of the questions on the screen 'Revisión'. */
export const checklistAnchor = 'doce-preguntas'
export const checklistPath = `/admin/revision#${checklistAnchor}`

/** In ms. The COFEPRIS notice is filed every year. */
const year = 365 * 24 * 60 * 60 * 1000

export const isOverdue = ({ answeredAt }: Checklist, now: Date): boolean =>
  now.getTime() - Date.parse(answeredAt) > year
