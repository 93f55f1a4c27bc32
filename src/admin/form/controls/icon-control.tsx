import { suggestedIcons } from '#content/entries/icon-names.ts'
import type { TextField } from '#content/fields/schema-tree.ts'
import { FieldFrame } from '../field-frame.tsx'
import { TypedInput } from './typed-input.tsx'

/** The name of an icon drawing, with suggestions. */
export const IconControl = ({ field, path }: { field: TextField; path: string }) => (
  <FieldFrame field={field} path={path}>
    {(wiring) => (
      <>
        <TypedInput path={path} wiring={wiring} list={`${wiring.id}-nombres`} placeholder="Sin icono" />
        <datalist id={`${wiring.id}-nombres`}>
          {suggestedIcons.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
      </>
    )}
  </FieldFrame>
)
