import { memo } from 'react'
import type { TextField } from '#content/fields/schema-tree.ts'
import { ColorControl } from '../color-control.tsx'
import { BrandColorNote } from './brand-color-note.tsx'

/** The owner's brand colour, with a note about its contrast. */
export const BrandColorControl = memo(function BrandColorControl(props: { field: TextField; path: string }) {
  return (
    <ColorControl {...props} placeholder="Por ejemplo #082462" note={<BrandColorNote path={props.path} />} />
  )
})
