import { type SiteTheme, siteTheme } from '#content/theme/index.ts'

/** The theme whose colours the style sheets contain. */
const { roles: written } = siteTheme({ preset: 'talavera', brandColor: '' })

/**
 * Replaces every colour of the original theme in a compiled style sheet by the given theme's colour of the same role,
 * also in tokens and shadows. A page has the same size in every theme.
 */
export function inTheme(css: string, { roles, primary, primaryHover }: SiteTheme): string {
  const colours = new Map(
    Object.entries(written).map(([role, colour]) => [colour, roles[role as keyof typeof roles]]),
  )
  const painted = css.replace(hexColour, (whole, colour: string, alpha: string) => {
    const own = colours.get(colour)
    return own ? own + alpha : whole
  })
  if (primary === roles['brand-700']) return painted
  return painted
    .replace(/--primary:[^;}]*/, `--primary:${primary}`)
    .replace(/--primary-hover:[^;}]*/, `--primary-hover:${primaryHover}`)
}

/** `#rrggbb` or `#rrggbbaa`, as the CSS compiler writes them. */
const hexColour = /(#[0-9a-f]{6})((?:[0-9a-f]{2})?)(?![0-9a-f])/g
