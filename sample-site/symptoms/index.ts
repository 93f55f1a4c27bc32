import type { SymptomInput } from '#content/entries/symptom.ts'
import { amenorrea } from './amenorrea.ts'
import { dispareunia } from './dispareunia.ts'
import { dolorPelvico } from './dolor-pelvico.ts'
import { flujoVaginalAnormal } from './flujo-vaginal-anormal.ts'
import { sangradoVaginalAnormal } from './sangrado-vaginal-anormal.ts'

export const symptoms: SymptomInput[] = [
  dolorPelvico,
  sangradoVaginalAnormal,
  flujoVaginalAnormal,
  amenorrea,
  dispareunia,
]
