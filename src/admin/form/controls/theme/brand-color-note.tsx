import { Alert, Box, Button, Group, Text } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { siteTheme } from '#content/theme/index.ts'
import { contrast } from '#content/theme/oklch.ts'
import { explainMoved, oneDecimal } from '#content/theme/own-colour.ts'
import { ownColour } from '#content/theme/presets.ts'
import { useText } from '../../field-frame.tsx'
import { useForm } from '../../form-context.tsx'
import { isColour, siblingPath } from './theme-control.tsx'

/** Says whether white text is readable on the picked colour, and how the site darkens the colour if it is not. */
export function BrandColorNote({ path }: { path: string }) {
  const { draft } = useForm()
  const [brandColor] = useDebouncedValue(useText(path).trim(), 200)
  const presetPath = siblingPath(path, 'preset')
  const isUsed = useText(presetPath) === ownColour
  return (
    <>
      <Box role="status" mt="xs">
        {isColour(brandColor) ? (
          <Verdict brandColor={brandColor} />
        ) : (
          isUsed &&
          brandColor === '' && (
            <Text size="sm" c="dimmed">
              Elija su color para ver cómo queda.
            </Text>
          )
        )}
      </Box>
      {isColour(brandColor) && !isUsed && (
        <Group gap="xs" mt="xs">
          <span className="muted small">Su sitio usa ahora otro tema.</span>
          <Button variant="default" onClick={() => draft.set(presetPath, ownColour)}>
            Usar mi color
          </Button>
        </Group>
      )}
    </>
  )
}

function Verdict({ brandColor }: { brandColor: string }) {
  const { moved, primary } = siteTheme({ preset: ownColour, brandColor })
  if (moved) {
    return (
      <Alert color="ochre">
        {explainMoved(moved)}
        <Group mt="xs" aria-hidden="true">
          <ButtonPicture colour={moved.from} />→
          <ButtonPicture colour={moved.to} />
        </Group>
      </Alert>
    )
  }
  return (
    <Text size="sm" c="dimmed">
      El texto blanco se lee bien sobre su color (contraste {oneDecimal(contrast(primary, '#ffffff'))}): los
      botones lo llevan tal cual.
    </Text>
  )
}

/** A picture hidden from screen readers: its text may be unreadable on purpose, so it must not count as page text. */
const ButtonPicture = ({ colour }: { colour: string }) => (
  <svg width={124} height={38} fontSize={14} fontWeight={600} aria-hidden="true">
    <rect width="124" height="38" rx="2" fill={colour} />
    <text x="62" y="24" textAnchor="middle" fill="#fff">
      Agendar cita
    </text>
  </svg>
)
