import { Button } from '@mantine/core'
import { useClipboard } from '@mantine/hooks'

type Props = {
  readonly text: string
  readonly label?: string
  readonly copied?: string
}

/** Copies a text, and says so. Where the browser refuses, the text is there to be copied by hand. */
export function CopyButton({ text, label = 'Copiar', copied: done = 'Copiado' }: Props) {
  const { copied, copy, error } = useClipboard()
  return (
    <>
      <Button variant="outline" onClick={() => copy(text)}>
        <span aria-live="polite">{copied ? done : label}</span>
      </Button>
      {error && (
        <span role="alert">
          El navegador no dejó copiar. Selecciónelo y cópielo: <span translate="no">{text}</span>
        </span>
      )}
    </>
  )
}
