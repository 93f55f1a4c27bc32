import { Alert, Button, Group } from '@mantine/core'
import { CopyButton } from '#admin/shell/copy-button.tsx'
import styles from './account.module.css'

/** Shows the recovery codes. The server cannot show them again. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const text = codes.join('\n')
  const file = `data:text/plain;charset=utf-8,${encodeURIComponent(`${text}\n`)}`
  return (
    <div className="stack">
      <Alert color="ochre" title="Guarde estos códigos ahora">
        No se volverán a mostrar. Si pierde el teléfono, entrará con uno de ellos; cada uno sirve una vez.
      </Alert>
      <ul className={styles.codes} aria-label="Códigos de recuperación">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <Group gap="xs">
        <CopyButton text={text} copied="Copiados" />
        <Button variant="outline" component="a" href={file} download="codigos-de-recuperacion.txt">
          Descargar
        </Button>
        <Button onClick={onDone}>Ya los guardé</Button>
      </Group>
    </div>
  )
}
