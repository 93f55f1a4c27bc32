import { HeroArch } from './hero-arch.tsx'
import { HeroLetter } from './hero-letter.tsx'
import { HeroMural } from './hero-mural.tsx'
import { HeroPhotoPanel } from './hero-photo-panel.tsx'
import { HeroSlider } from './hero-slider.tsx'
import { HeroStatic } from './hero-static.tsx'

export const hero = {
  'hero-static': HeroStatic,
  'hero-slider': HeroSlider,
  'hero-photo-panel': HeroPhotoPanel,
  'hero-mural': HeroMural,
  'hero-arch': HeroArch,
  'hero-letter': HeroLetter,
}
