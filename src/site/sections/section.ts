import type { ReactNode } from 'react'

/** A variant of a section type. It reads the snapshot through the render context. */
export type SectionComponent = () => ReactNode
