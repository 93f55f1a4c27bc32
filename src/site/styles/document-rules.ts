import type { SiteContent } from '#content/site-content/index.ts'
import { siteTheme } from '#content/theme/index.ts'
import type { ImageData, Images } from '#site/images.ts'
import { cssImageSet } from '#site/photo.ts'

/**
 * The document's sizes and colours as custom properties. The content security policy forbids style attributes, so
 * components read the owner's settings from these properties.
 * @param isRead Whether the page has a rule that reads the property of this name.
 */
export function documentRules(
  content: SiteContent,
  images: Images,
  isRead: (name: string) => boolean = () => true,
): string {
  const { header, footer, heroSection, heroSlider, experience } = content
  const properties = {
    ...themeColours(content.theme),
    ...headerLogo(content, images),
    'menu-logo-height': inRem(header.menuLogoHeight),
    'footer-logo-width': inRem(footer.logoWidth),
    'footer-logo-height': inRem(footer.logoHeight),
    frieze: `url(${images('/dibujos/friso.svg').src})`,
    'footer-image': footer.backgroundImage && cssImage(images(footer.backgroundImage)),
    'hero-height': inRem(heroSection.height),
    'hero-min-height': inRem(heroSection.minHeight),
    'hero-share': `${heroSection.heightPercentage}svh`,
    'hero-share-tablet': `${heroSection.tabletHeightPercentage}svh`,
    'hero-share-mobile': `${heroSection.mobileHeightPercentage}svh`,
    'hero-offset': `${heroSection.mainOffset}%`,
    'hero-offset-tablet': `${heroSection.tabletOffset}%`,
    'hero-offset-mobile': `${heroSection.mobileOffset}%`,
    'hero-overlay': overlay(heroSection),
    'hero-slide-time': `${heroSlider.transitionSpeed}ms`,
  }
  const root = Object.entries(properties)
    .filter(([name, value]) => value !== '' && isRead(name))
    .map(([name, value]) => `--${name}:${value}`)
    .join(';')
  const figures = experience.entities.map(({ color }, index) => {
    return color ? `[data-figure="${index}"]{--figure-color:${color}}` : ''
  })
  /** Horizontal offset of each slide's picture on phones. */
  const slides = heroSlider.slides.map(({ mobileOffset }, index) => {
    const slide = `[data-section=Hero] li:nth-child(${index + 1})`
    return mobileOffset === 50 ? '' : `${slide}{--slide-offset:${mobileOffset}%}`
  })
  return `:root{${root}}${[...figures, ...slides].join('')}`
}

/** The colours of the theme, unless they are those that `tokens.css` has. */
function themeColours(theme: SiteContent['theme']) {
  if (theme.preset === 'talavera') return {}
  const { roles, primary, primaryHover } = siteTheme(theme)
  return { ...roles, primary, 'primary-hover': primaryHover }
}

/**
 * The logo's height in the header, and the transform that shrinks it to the small header's height without a layout
 * shift: its scale, and how far the name beside it moves.
 */
function headerLogo({ header, doctorInfo }: SiteContent, images: Images) {
  const { headerHeight, headerStickyHeight, logoPath, logoHeight, stickyLogoHeight } = header
  const bar = Math.max(headerHeight - stripHeight, headerStickyHeight)
  const { width, height } = images(logoPath || doctorInfo.logoPath)
  const shown = Math.min(logoHeight, bar - logoMargin, Math.floor((logoMaxWidth * height) / width))
  const stuck = Math.min(stickyLogoHeight, headerStickyHeight - logoMargin, shown)
  const scale = Math.round((stuck / shown) * 1000) / 1000
  return {
    'header-bar': inRem(bar),
    'header-stuck': inRem(headerStickyHeight),
    'logo-height': inRem(shown),
    'logo-scale': `${scale}`,
    'logo-shift': inRem(Math.round((shown * width * (scale - 1)) / height)),
  }
}

/** A length that grows with the visitor's text. The owner types px at the usual font size of 16 px. */
const inRem = (px: number) => `${px / 16}rem`

/** Height of the strip of licences in pixels; `headerHeight` includes it. */
const stripHeight = 36

/** Width in pixels to request for background pictures of sections. */
const backdropWidth = 1280

const cssImage = ({ src, photo }: ImageData) => (photo ? cssImageSet(photo, backdropWidth) : `url(${src})`)

/** Space above and below the logo together, in pixels. */
const logoMargin = 8

/** Maximum width of the logo in pixels, so that the name and the menu have room. */
const logoMaxWidth = 120

/** `#rrggbbaa`: colour and opacity in one value. The schemas validate both. */
function overlay({ overlayColor, overlayOpacity }: SiteContent['heroSection']): string {
  if (!overlayColor) return ''
  const alpha = Math.round(overlayOpacity * 255)
  return overlayColor + alpha.toString(16).padStart(2, '0')
}
