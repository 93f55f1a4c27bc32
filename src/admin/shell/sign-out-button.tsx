import { useNavigate } from 'react-router'
import { Icon } from './icon.tsx'
import styles from './shell.module.css'

/** Navigates to a sign-out route, so that the question about unsaved changes appears as on any other navigation. */
export function SignOutButton() {
  const navigate = useNavigate()
  return (
    <button type="button" className={styles.link} onClick={() => navigate('/admin/salir')}>
      <Icon name="logout" />
      <span>Cerrar sesión</span>
    </button>
  )
}
