import { PurposeCells } from './purpose-cells.tsx'

export const purpose = { 'purpose-cells': PurposeCells }
