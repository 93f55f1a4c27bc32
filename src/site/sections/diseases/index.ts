import { DiseasesFeature } from './diseases-feature.tsx'
import { DiseasesIndex } from './diseases-index.tsx'
import { DiseasesPanel } from './diseases-panel.tsx'
import { DiseasesRows } from './diseases-rows.tsx'

export const diseases = {
  'diseases-rows': DiseasesRows,
  'diseases-panel': DiseasesPanel,
  'diseases-index': DiseasesIndex,
  'diseases-feature': DiseasesFeature,
}
