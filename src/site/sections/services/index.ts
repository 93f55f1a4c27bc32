import { ServicesTabs } from './services-tabs.tsx'

export const services = { 'services-tabs': ServicesTabs }
