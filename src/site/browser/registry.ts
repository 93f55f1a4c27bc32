import { createElement, type FunctionComponent, type ReactElement } from 'react'
import type { IslandName } from '#site/islands/island-names.ts'

/** Loads the module of each island. A browser fetches a module only when a page needs it. */
export const islands = {
  DesktopMenu: () =>
    import('#site/sections/nav-menu/desktop-menu.island.tsx').then(({ DesktopMenu }) =>
      toIsland(DesktopMenu),
    ),
  Embed: () => import('#site/pages/contact/embed.island.tsx').then(({ Embed }) => toIsland(Embed)),
  FloatingButtons: () =>
    import('#site/pages/floating-contact/floating-buttons.island.tsx').then(({ FloatingButtons }) =>
      toIsland(FloatingButtons),
    ),
  HeroSliderStage: () =>
    import('#site/sections/hero/hero-slider-stage.island.tsx').then(({ HeroSliderStage }) =>
      toIsland(HeroSliderStage),
    ),
  GalleryLightbox: () =>
    import('#site/sections/photos-gallery/gallery-lightbox.island.tsx').then(({ GalleryLightbox }) =>
      toIsland(GalleryLightbox),
    ),
  IndexMenu: () =>
    import('#site/sections/nav-menu/index-menu.island.tsx').then(({ IndexMenu }) => toIsland(IndexMenu)),
  LogoCarousel: () =>
    import('#site/islands/logo-carousel.island.tsx').then(({ LogoCarousel }) => toIsland(LogoCarousel)),
  MobileMenu: () =>
    import('#site/sections/nav-menu/mobile-menu.island.tsx').then(({ MobileMenu }) => toIsland(MobileMenu)),
  OpenState: () =>
    import('#site/pages/contact/open-state.island.tsx').then(({ OpenState }) => toIsland(OpenState)),
  PhotoGallery: () =>
    import('#site/sections/photos-gallery/photo-gallery.island.tsx').then(({ PhotoGallery }) =>
      toIsland(PhotoGallery),
    ),
  ServiceTabs: () =>
    import('#site/sections/services/service-tabs.island.tsx').then(({ ServiceTabs }) =>
      toIsland(ServiceTabs),
    ),
  SiteSearch: () =>
    import('#site/search/site-search.island.tsx').then(({ SiteSearch }) => toIsland(SiteSearch)),
  StripArrows: () =>
    import('#site/sections/services/strip-arrows.island.tsx').then(({ StripArrows }) =>
      toIsland(StripArrows),
    ),
  SymptomPager: () =>
    import('#site/sections/symptoms/symptom-pager.island.tsx').then(({ SymptomPager }) =>
      toIsland(SymptomPager),
    ),
  TestimonialStage: () =>
    import('#site/sections/testimonials/testimonial-stage.island.tsx').then(({ TestimonialStage }) =>
      toIsland(TestimonialStage),
    ),
  TestimonialsCarousel: () =>
    import('#site/sections/testimonials/testimonials-carousel.island.tsx').then(({ TestimonialsCarousel }) =>
      toIsland(TestimonialsCarousel),
    ),
} satisfies Record<IslandName, () => Promise<CreateIsland>>

/** Creates an island's element from the JSON of its props and the HTML of its slot. The server wrote both. */
type CreateIsland = (json: string, slot: string) => ReactElement

function toIsland<Props extends object>(component: FunctionComponent<Props>): CreateIsland {
  return (json, slot) => createElement(component, { ...JSON.parse(json), slot })
}
