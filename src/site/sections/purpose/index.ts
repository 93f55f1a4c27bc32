import { PurposeCells } from './purpose-cells.tsx'
import { PurposePanorama } from './purpose-panorama.tsx'
import { PurposeStatement } from './purpose-statement.tsx'

export const purpose = {
  'purpose-cells': PurposeCells,
  'purpose-statement': PurposeStatement,
  'purpose-panorama': PurposePanorama,
}
