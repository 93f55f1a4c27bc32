import { HeroPhotoPanel } from './hero-photo-panel.tsx'
import { HeroSlider } from './hero-slider.tsx'
import { HeroStatic } from './hero-static.tsx'

export const hero = {
  'hero-static': HeroStatic,
  'hero-slider': HeroSlider,
  'hero-photo-panel': HeroPhotoPanel,
}
