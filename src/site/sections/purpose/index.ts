import { PurposeCells } from './purpose-cells.tsx'
import { PurposeStatement } from './purpose-statement.tsx'

export const purpose = {
  'purpose-cells': PurposeCells,
  'purpose-statement': PurposeStatement,
}
