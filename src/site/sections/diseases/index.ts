import { DiseasesPanel } from './diseases-panel.tsx'
import { DiseasesRows } from './diseases-rows.tsx'

export const diseases = {
  'diseases-rows': DiseasesRows,
  'diseases-panel': DiseasesPanel,
}
