import type { DocumentName } from './documents.ts'

/** The path of the list page of each document whose entries have pages. */
export const basePaths = {
  services: '/servicios',
  diseases: '/enfermedades',
  symptoms: '/sintomas',
} as const satisfies Partial<Record<DocumentName, string>>
export type PageDocument = keyof typeof basePaths

export const pageDocuments: readonly PageDocument[] = ['services', 'diseases', 'symptoms']

export const hasPages = (name: string): name is PageDocument => Object.hasOwn(basePaths, name)
