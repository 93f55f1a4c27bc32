import type { ReactNode } from 'react'

/** A variant of a section type. It reads the site through the render context. */
export type SectionComponent = () => ReactNode
