import { ServicesAccordion } from './services-accordion.tsx'
import { ServicesRows } from './services-rows.tsx'
import { ServicesTabs } from './services-tabs.tsx'

export const services = {
  'services-tabs': ServicesTabs,
  'services-accordion': ServicesAccordion,
  'services-rows': ServicesRows,
}
