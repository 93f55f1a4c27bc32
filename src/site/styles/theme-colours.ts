import { type SiteTheme, siteTheme } from '#content/theme/index.ts'

/** The theme whose colours the style sheets are written in. */
const { roles: written } = siteTheme({ preset: 'talavera', brandColor: '' })

/**
 * A compiled style sheet in a theme's colours: wherever one of the written theme's stands, in a token or in a shadow,
 * the theme's own of the same role. A page so weighs the same in every theme.
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

/** `#rrggbb` or `#rrggbbaa`, as the compiler of the sheets writes them. */
const hexColour = /(#[0-9a-f]{6})((?:[0-9a-f]{2})?)(?![0-9a-f])/g
