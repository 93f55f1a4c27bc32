import { Alert, Button, Group } from '@mantine/core'
import { CopyButton } from '#admin/shell/copy-button.tsx'
import styles from './recovery-codes.module.css'

type Props = {
  readonly codes: readonly string[]
  readonly sheet: Sheet
  readonly onDone: () => void
}

/** A person may have both sheets, so each one says what it is for. */
type Sheet = 'password' | 'second-factor'

const sheets = {
  password: {
    title: 'Códigos de recuperación de la contraseña',
    purpose:
      'Si olvida su contraseña: en la página para entrar, toque «Olvidé mi contraseña» y escriba uno de estos códigos.',
    file: 'codigos-de-la-contrasena.txt',
  },
  'second-factor': {
    title: 'Códigos de recuperación de la verificación en dos pasos',
    purpose: 'Si pierde el teléfono: entre con su contraseña y uno de estos códigos.',
    file: 'codigos-de-la-verificacion-en-dos-pasos.txt',
  },
} as const satisfies Record<Sheet, object>

/** Shows single-use codes to copy, save or print. The server cannot show them again. */
export function RecoveryCodes({ codes, sheet, onDone }: Props) {
  const { title, purpose, file: fileName } = sheets[sheet]
  const address = `${window.location.origin}/admin/entrar`
  const text = [title, address, '', purpose, '', ...codes].join('\n')
  const file = `data:text/plain;charset=utf-8,${encodeURIComponent(`${text}\n`)}`
  return (
    <div className="stack">
      <Alert color="ochre" title="Guarde estos códigos ahora">
        No se volverán a mostrar; cada uno sirve una vez.
      </Alert>
      <div className={styles.sheet}>
        <h2>{title}</h2>
        <p>{address}</p>
        <p>{purpose}</p>
        <ul className={styles.codes} aria-label={title}>
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ul>
      </div>
      <Group gap="xs">
        <CopyButton text={text} copied="Copiados" />
        <Button variant="outline" onClick={() => window.print()}>
          Imprimir
        </Button>
        <Button variant="outline" component="a" href={file} download={fileName}>
          Descargar
        </Button>
        <Button onClick={onDone}>Ya los guardé</Button>
      </Group>
    </div>
  )
}
