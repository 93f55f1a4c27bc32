import { NavMenuDropdowns } from './nav-menu-dropdowns.tsx'

export const navMenu = { 'nav-menu-dropdowns': NavMenuDropdowns }
