import { contrast } from '#content/theme/oklch.ts'
import type { RoleColours } from '#content/theme/roles.ts'

/** Background of a figure. Alternates; for a colour that the owner chose, the background with more contrast. */
export function figureGround(color: string, index: number, roles: RoleColours): 'cobalt' | 'warm' {
  if (!color) return index % 2 === 0 ? 'cobalt' : 'warm'
  return contrast(color, roles['brand-800']) >= contrast(color, roles['accent-100']) ? 'cobalt' : 'warm'
}
