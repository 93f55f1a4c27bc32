import { Text } from '@mantine/core'
import { absoluteDate } from '#admin/shell/time.ts'
import { browserDays, formerDays } from '#content/media/media.ts'
import styles from './detail.module.css'

/** Says who can still see a picture after its removal, and until when. */
export function RemovalDates() {
  return (
    <>
      <Text>Ninguna parte del sitio la usa. Si la borra:</Text>
      <ul className={styles.uses}>
        <li>Su dirección deja de mostrarla en ese momento, también a quien la tenga guardada.</li>
        <li>
          Un navegador que ya la abrió puede seguir mostrándola, solo en ese aparato, hasta el{' '}
          <b>{absoluteDate(inDays(browserDays))}</b>. Desde aquí no se puede quitar.
        </li>
        <li>
          Hasta el <b>{absoluteDate(inDays(formerDays))}</b> se guarda una copia que solo se ve en la
          administración, para recuperarla en «Borradas» o al restaurar una versión del Historial. «Borrar
          también las copias» la borra de una vez.
        </li>
      </ul>
    </>
  )
}

const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000)
