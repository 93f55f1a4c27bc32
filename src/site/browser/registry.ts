import type { FunctionComponent } from 'react'
import type { IslandName } from '#site/islands/island-names.ts'

/** Loads the module of each island, which exports its component. A browser fetches a module only when a page needs it. */
export const islands: IslandModules = {
  DesktopMenu: () => import('#site/sections/nav-menu/desktop-menu.island.tsx'),
  Embed: () => import('#site/pages/contact/embed.island.tsx'),
  FloatingButtons: () => import('#site/pages/floating-contact/floating-buttons.island.tsx'),
  GalleryLightbox: () => import('#site/sections/photos-gallery/gallery-lightbox.island.tsx'),
  HeroSliderStage: () => import('#site/sections/hero/hero-slider-stage.island.tsx'),
  IndexMenu: () => import('#site/sections/nav-menu/index-menu.island.tsx'),
  LogoCarousel: () => import('#site/islands/logo-carousel.island.tsx'),
  MobileMenu: () => import('#site/sections/nav-menu/mobile-menu.island.tsx'),
  OpenPlace: () => import('#site/places/open-place.island.tsx'),
  OpenState: () => import('#site/pages/contact/open-state.island.tsx'),
  PhotoGallery: () => import('#site/sections/photos-gallery/photo-gallery.island.tsx'),
  ServiceTabs: () => import('#site/sections/services/service-tabs.island.tsx'),
  SiteSearch: () => import('#site/search/site-search.island.tsx'),
  SymptomPager: () => import('#site/sections/symptoms/symptom-pager.island.tsx'),
  TestimonialsCarousel: () => import('#site/sections/testimonials/testimonials-carousel.island.tsx'),
}

/** The props of a component come from the server, as JSON. */
type IslandModules = {
  readonly [Name in IslandName]: () => Promise<Readonly<Record<Name, FunctionComponent<never>>>>
}
