import type { SiteContent } from '#content/site-content/index.ts'

/**
 * The document's sizes and colours as custom properties. The content security policy forbids style attributes,
 * so what the owner sets in numbers reaches the components through these.
 */
export function documentRules({ header, footer, heroSection, experience }: SiteContent): string {
  const properties = {
    'header-height': `${header.headerHeight}px`,
    'header-sticky-height': `${header.headerStickyHeight}px`,
    'logo-height': `${header.logoHeight}px`,
    'sticky-logo-height': `${header.stickyLogoHeight}px`,
    'menu-logo-height': `${header.menuLogoHeight}px`,
    'footer-logo-width': `${footer.logoWidth}px`,
    'footer-logo-height': `${footer.logoHeight}px`,
    'hero-height': `${heroSection.height}px`,
    'hero-min-height': `${heroSection.minHeight}px`,
    'hero-share': `${heroSection.heightPercentage}svh`,
    'hero-share-tablet': `${heroSection.tabletHeightPercentage}svh`,
    'hero-share-mobile': `${heroSection.mobileHeightPercentage}svh`,
    'hero-offset': `${heroSection.mainOffset}%`,
    'hero-offset-tablet': `${heroSection.tabletOffset}%`,
    'hero-offset-mobile': `${heroSection.mobileOffset}%`,
    'hero-overlay': overlay(heroSection),
  }
  const root = Object.entries(properties)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `--${name}:${value}`)
    .join(';')
  const figures = experience.entities.map(({ color }, index) => {
    return color ? `[data-figure="${index}"]{--figure-color:${color}}` : ''
  })
  return `:root{${root}}${figures.join('')}`
}

/** `#rrggbbaa`: colour and opacity in one value, which the schemas keep to their forms. */
function overlay({ overlayColor, overlayOpacity }: SiteContent['heroSection']): string {
  if (!overlayColor) return ''
  const alpha = Math.round(overlayOpacity * 255)
  return overlayColor + alpha.toString(16).padStart(2, '0')
}
