import { contrast } from '#content/theme/oklch.ts'
import type { RoleColours } from '#content/theme/roles.ts'

/** The ground on which a figure stands: in turn, or for a colour of the owner's the one she can read it on. */
export function figureGround(color: string, index: number, roles: RoleColours): 'cobalt' | 'warm' {
  if (!color) return index % 2 === 0 ? 'cobalt' : 'warm'
  return contrast(color, roles['brand-800']) >= contrast(color, roles['accent-100']) ? 'cobalt' : 'warm'
}
