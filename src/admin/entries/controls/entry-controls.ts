import type { OwnControls } from '#admin/form/form-context.tsx'
import { PlacesControl } from '#admin/places/place-choice.tsx'
import { hasPages } from '#content/addresses/page-documents.ts'
import type { EntryDocument } from '#content/documents/entries.ts'
import { SignOffControl } from '../sign-off/sign-off-control.tsx'
import { AddressControl } from './address-control.tsx'
import { DiseaseControl, PageControl, ServiceControl } from './entry-choice.tsx'
import { PriceControl } from './price-control.tsx'

/** The fields of an entry that need another control than their kind's. */
export const entryControls = (document: EntryDocument): OwnControls => ({
  ...(hasPages(document) && {
    id: AddressControl,
    signOff: SignOffControl,
    'relatedServices.*': ServiceControl,
  }),
  // A page may have whole addresses of her former site.
  ...(hasPages(document) &&
    (document === 'pages' ? { translationOf: PageControl } : { 'aliases.*': AddressControl })),
  ...(document === 'services' && { price: PriceControl, places: PlacesControl }),
  ...(document === 'symptoms' && { 'relatedConditions.*.diseaseId': DiseaseControl }),
})
