import type { OwnControls } from '#admin/form/form-context.tsx'
import { type EntryDocument, hasPages } from '#content/entries.ts'
import { AddressControl } from './address-control.tsx'
import { DiseaseControl } from './disease-control.tsx'
import { PriceControl } from './price-control.tsx'

const hidden = () => null

/** The fields of an entry that need another control than their kind's. */
export const entryControls = (document: EntryDocument): OwnControls => ({
  ...(hasPages(document) && { id: AddressControl, 'aliases.*': AddressControl }),
  ...(document === 'services' && { price: PriceControl }),
  ...(document === 'symptoms' && { 'relatedConditions.*.diseaseId': DiseaseControl }),
  'consent.file': hidden,
})
