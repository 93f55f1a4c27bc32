import { Icon } from '#site/components/icon.tsx'
import styles from './quick-exit.module.css'

/** A page that says nothing about who opened it. It gets no referrer: the whole site sends none to others. */
const neutralSite = 'https://www.google.com.mx/'

/** Leaves the page at once. Without a script it is a plain link; `browser/quick-exit.ts` also replaces the page. */
export const QuickExit = ({ text = 'Salir rápido' }: { readonly text?: string }) => (
  <a className={`with-icon ${styles.exit}`} href={neutralSite} rel="noreferrer" data-exit="">
    <Icon name="close" />
    {text}
  </a>
)

/** What the button does and what it cannot do. */
export const QuickExitNote = () => (
  <p data-print="no">
    «Salir rápido», o la tecla Esc dos veces, abre otro sitio y el botón «Atrás» ya no vuelve a esta página.
    El historial del navegador sí la conserva: bórrelo o lea en una ventana privada si alguien más usa su
    dispositivo.
  </p>
)
