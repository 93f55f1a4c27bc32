import { Box, Button } from '@mantine/core'
import type { Better } from '#content/checks/finding.ts'

type Props = { readonly better: Better; readonly onAccept: () => void; readonly loading?: boolean }

/** A sentence without the claim, which one tap puts in its place. */
export const BetterSentence = ({ better: { from, to }, onAccept, loading = false }: Props) => (
  <Box className="split small" px="sm" py="0.5rem" bg="var(--tint)" style={{ overflowWrap: 'anywhere' }}>
    <p>
      <span className="muted">{to === '' ? 'Puede quitar:' : 'Puede decir:'}</span> «{to || from}»
    </p>
    <Button variant="light" size="sm" loading={loading} onClick={onAccept} aria-label={labelOf(from, to)}>
      {to === '' ? 'Quitar la frase' : 'Usar esta frase'}
    </Button>
  </Box>
)

const labelOf = (from: string, to: string) =>
  to === '' ? `Quitar la frase: ${from}` : `Usar esta frase: ${to}`
