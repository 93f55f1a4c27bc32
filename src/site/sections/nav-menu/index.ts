import { NavMenuDropdowns } from './nav-menu-dropdowns.tsx'
import { NavMenuIndex } from './nav-menu-index.tsx'

export const navMenu = {
  'nav-menu-dropdowns': NavMenuDropdowns,
  'nav-menu-index': NavMenuIndex,
}
