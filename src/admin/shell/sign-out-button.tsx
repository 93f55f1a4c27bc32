import { useNavigate } from 'react-router'
import { Icon } from './icon.tsx'
import styles from './shell.module.css'

/** Leaves by a route of its own, so that unsaved changes are asked about as on any other way out. */
export function SignOutButton() {
  const navigate = useNavigate()
  return (
    <button type="button" className={styles.link} onClick={() => navigate('/admin/salir')}>
      <Icon name="logout" />
      <span>Cerrar sesión</span>
    </button>
  )
}
