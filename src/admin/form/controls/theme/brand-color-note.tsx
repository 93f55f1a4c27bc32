import { Button } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { siteTheme } from '#content/theme/index.ts'
import { contrast } from '#content/theme/oklch.ts'
import { explainMoved, type Moved, oneDecimal } from '#content/theme/own-colour.ts'
import { ownColour } from '#content/theme/presets.ts'
import { useText } from '../../field-frame.tsx'
import { useForm } from '../../form-context.tsx'
import styles from './theme.module.css'
import { isColour, siblingPath } from './theme-control.tsx'

/** Says whether white text is readable on the picked colour, and how the site darkens the colour if it is not. */
export function BrandColorNote({ path }: { path: string }) {
  const { draft } = useForm()
  const [brandColor] = useDebouncedValue(useText(path).trim(), 200)
  const presetPath = siblingPath(path, 'preset')
  const isUsed = useText(presetPath) === ownColour
  return (
    <>
      <div role="status" className={styles.note}>
        {isColour(brandColor) ? (
          <Verdict brandColor={brandColor} />
        ) : (
          isUsed && brandColor === '' && <p>Elija su color para ver cómo queda.</p>
        )}
      </div>
      {isColour(brandColor) && !isUsed && (
        <div className={styles.unused}>
          <span>Su sitio usa ahora otro tema.</span>
          <Button variant="default" onClick={() => draft.set(presetPath, ownColour)}>
            Usar mi color
          </Button>
        </div>
      )}
    </>
  )
}

function Verdict({ brandColor }: { brandColor: string }) {
  const { moved, primary } = siteTheme({ preset: ownColour, brandColor })
  if (moved) return <MovedNote moved={moved} />
  return (
    <p>
      El texto blanco se lee bien sobre su color (contraste {oneDecimal(contrast(primary, '#ffffff'))}): los
      botones lo llevan tal cual.
    </p>
  )
}

function MovedNote({ moved }: { moved: Moved }) {
  return (
    <div className={styles.moved}>
      <p>{explainMoved(moved)}</p>
      <div className={styles.comparison} aria-hidden="true">
        <Step name="Su color" colour={moved.from} ratio={moved.contrastBefore} />
        <Step name="En el sitio" colour={moved.to} ratio={moved.contrastAfter} />
      </div>
    </div>
  )
}

/** A picture hidden from screen readers: its text may be unreadable on purpose, so it must not count as page text. */
function ButtonPicture({ colour }: { colour: string }) {
  return (
    <svg className={styles.buttonPicture} viewBox="0 0 124 38" aria-hidden="true">
      <rect width="124" height="38" rx="2" fill={colour} />
      <text x="62" y="24" textAnchor="middle" fill="#fff">
        Agendar cita
      </text>
    </svg>
  )
}

function Step({ name, colour, ratio }: { name: string; colour: string; ratio: number }) {
  return (
    <div className={styles.step}>
      <ButtonPicture colour={colour} />
      <span>
        {name}, {colour}
      </span>
      <span>contraste {oneDecimal(ratio)}</span>
    </div>
  )
}
