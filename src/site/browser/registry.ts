import { createElement, type FunctionComponent, type ReactElement } from 'react'

/** Every island and the module that holds it; each is fetched by a browser only when it is needed. */
export const islands = {
  DesktopMenu: () => import('./desktop-menu.tsx').then(({ DesktopMenu }) => toIsland(DesktopMenu)),
  Embed: () => import('./embed.tsx').then(({ Embed }) => toIsland(Embed)),
  FloatingButtons: () =>
    import('./floating-buttons.tsx').then(({ FloatingButtons }) => toIsland(FloatingButtons)),
  HeroSliderStage: () =>
    import('./hero-slider-stage.tsx').then(({ HeroSliderStage }) => toIsland(HeroSliderStage)),
  GalleryLightbox: () =>
    import('./gallery-lightbox.tsx').then(({ GalleryLightbox }) => toIsland(GalleryLightbox)),
  IndexMenu: () => import('./index-menu.tsx').then(({ IndexMenu }) => toIsland(IndexMenu)),
  LogoCarousel: () => import('./logo-carousel.tsx').then(({ LogoCarousel }) => toIsland(LogoCarousel)),
  MobileMenu: () => import('./mobile-menu.tsx').then(({ MobileMenu }) => toIsland(MobileMenu)),
  OpenState: () => import('./open-state.tsx').then(({ OpenState }) => toIsland(OpenState)),
  PhotoGallery: () => import('./photo-gallery.tsx').then(({ PhotoGallery }) => toIsland(PhotoGallery)),
  ServiceTabs: () => import('./service-tabs.tsx').then(({ ServiceTabs }) => toIsland(ServiceTabs)),
  StripArrows: () => import('./strip-arrows.tsx').then(({ StripArrows }) => toIsland(StripArrows)),
  SymptomPager: () => import('./symptom-pager.tsx').then(({ SymptomPager }) => toIsland(SymptomPager)),
  TestimonialStage: () =>
    import('./testimonial-stage.tsx').then(({ TestimonialStage }) => toIsland(TestimonialStage)),
  TestimonialsCarousel: () =>
    import('./testimonials-carousel.tsx').then(({ TestimonialsCarousel }) => toIsland(TestimonialsCarousel)),
}

export type IslandName = keyof typeof islands

/**
 * Makes an island's element from its props as JSON and the HTML of its slot: its own server render wrote them, so they
 * are what it takes.
 */
type CreateIsland = (json: string, slot: string) => ReactElement

function toIsland<Props extends object>(component: FunctionComponent<Props>): CreateIsland {
  return (json, slot) => createElement(component, { ...JSON.parse(json), slot })
}
