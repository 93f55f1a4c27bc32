import { DiseasesRows } from './diseases-rows.tsx'

export const diseases = { 'diseases-rows': DiseasesRows }
