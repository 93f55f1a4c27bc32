import { useId } from 'react'
import type { EnumField } from '#content/fields/schema-tree.ts'
import { siteTheme } from '#content/theme/index.ts'
import { ownColour, presetNames } from '#content/theme/presets.ts'
import { joinPath, pathSegments } from '#content/values/json.ts'
import frame from '../../field-frame.module.css'
import { FieldFrame, useText } from '../../field-frame.tsx'
import { useForm } from '../../form-context.tsx'
import styles from './theme.module.css'
import { ThemeCard } from './theme-card.tsx'

/** The theme, chosen from cards that show samples of the site. */
export function ThemeControl({ field, path }: { field: EnumField; path: string }) {
  const { draft } = useForm()
  const value = useText(path)
  const themeOf = useThemes(siblingPath(path, 'brandColor'))
  const group = useId()
  // If the value matches no option, a link to the field focuses the first card.
  const reached = field.options.find((option) => option.value === value) ?? field.options[0]
  return (
    <FieldFrame field={field} path={path} labelInside>
      {(wiring) => (
        <fieldset aria-describedby={wiring['aria-describedby']}>
          <legend className={frame.label}>{field.label}</legend>
          <div className={styles.cards}>
            {field.options.map((option) => (
              <ThemeCard
                key={option.value}
                group={group}
                value={option.value}
                label={option.label}
                theme={themeOf(option.value)}
                checked={option.value === value}
                id={option === reached ? wiring.id : undefined}
                onChoose={(chosen) => draft.set(path, chosen)}
                onBlur={wiring.onBlur}
              />
            ))}
          </div>
        </fieldset>
      )}
    </FieldFrame>
  )
}

/** The theme of each preset, and of the brand colour if there is one. */
function useThemes(colourPath: string) {
  const brandColor = useText(colourPath).trim()
  return (value: string) => {
    if (value === ownColour) {
      return isColour(brandColor) ? siteTheme({ preset: ownColour, brandColor }) : undefined
    }
    const preset = presetNames.find((name) => name === value)
    return preset && siteTheme({ preset, brandColor: '' })
  }
}

export const isColour = (text: string) => /^#[0-9a-f]{6}$/i.test(text)

/** Path of another field in the same group. */
export const siblingPath = (path: string, key: string) =>
  joinPath(pathSegments(path).slice(0, -1).join('.'), key)
