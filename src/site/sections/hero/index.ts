import { HeroStatic } from './hero-static.tsx'

export const hero = { 'hero-static': HeroStatic }
