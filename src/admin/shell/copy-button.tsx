import { Button, CopyButton as Copier } from '@mantine/core'

type Props = {
  readonly text: string
  readonly label?: string
  readonly copied?: string
}

/** Copies a text, and says so. */
export const CopyButton = ({ text, label = 'Copiar', copied: done = 'Copiado' }: Props) => (
  <Copier value={text}>
    {({ copied, copy }) => (
      <Button variant="outline" onClick={copy}>
        <span aria-live="polite">{copied ? done : label}</span>
      </Button>
    )}
  </Copier>
)
