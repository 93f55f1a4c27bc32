import { NavMenuDropdowns } from './nav-menu-dropdowns.tsx'
import { NavMenuIndex } from './nav-menu-index.tsx'
import { NavMenuPanels } from './nav-menu-panels.tsx'

export const navMenu = {
  'nav-menu-dropdowns': NavMenuDropdowns,
  'nav-menu-panels': NavMenuPanels,
  'nav-menu-index': NavMenuIndex,
}
