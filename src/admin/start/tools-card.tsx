import { Link } from 'react-router'
import { useIsOwner } from '#admin/api/session.ts'
import { Icon } from '#admin/shell/icon.tsx'
import links from '#admin/shell/links.module.css'
import { linkGroups } from '#admin/shell/screen-links.ts'
import styles from './start.module.css'

/** What each screen is for, in the order of the list. */
const purposes = {
  '/admin/datos': 'Nombre, teléfonos, dirección, horario y precios: cada uno una sola vez.',
  '/admin/lugares': 'Dónde atiende: el horario, los teléfonos y el mapa de cada lugar.',
  '/admin/sitio': 'Textos, teléfonos, horarios, precios e imágenes.',
  '/admin/secciones': 'Qué se muestra en la portada y cómo se acomoda.',
  '/admin/servicios': 'Cada servicio con su página: texto, fotos y orden.',
  '/admin/enfermedades': 'Los artículos que leen sus pacientes.',
  '/admin/sintomas': 'Qué puede ser y cuándo no esperar.',
  '/admin/testimonios': 'Lo que dicen sus pacientes, con su consentimiento.',
  '/admin/galeria': 'Las fotos del consultorio que se ven en la portada.',
  '/admin/avisos': 'Vacaciones, días cerrados y cambios de horario: empiezan y terminan solos.',
  '/admin/calendario': 'Lo que viene: cambios con fecha y avisos.',
  '/admin/medios': 'Sus fotografías: subirlas, encuadrarlas y decir qué muestran.',
  '/admin/visitas': 'Cuántas veces se ve cada página, y cuántas terminan en una llamada o un mensaje.',
  '/admin/revision': 'Lo que conviene corregir antes de que lo vean sus pacientes.',
  '/admin/historial': 'Qué cambió, cuándo y quién; cómo se veía antes el sitio.',
  '/admin/imprimir': 'Códigos QR para su mostrador y sus recetas, y cómo pedir una opinión.',
  '/admin/copias': 'Una copia de seguridad, y su sitio completo para llevárselo.',
  '/admin/cuenta': 'Contraseña, sesiones abiertas y verificación en dos pasos.',
}

const screens = [
  ...linkGroups.flatMap((group) => group.links),
  { to: '/admin/calendario', label: 'Calendario', icon: 'history' as const },
]
const tools = Object.entries(purposes).flatMap(([path, purpose]) =>
  screens.filter(({ to }) => to === path).map((screen) => ({ ...screen, purpose })),
)

export function ToolsCard() {
  const isOwner = useIsOwner()
  const shown = tools.filter(({ ownerOnly }) => isOwner || !ownerOnly)
  return (
    <section aria-labelledby="tools-title">
      <h2 id="tools-title" className="visually-hidden">
        Herramientas
      </h2>
      <ul className={`plain-list ${links.named} ${styles.tools}`}>
        {shown.map(({ to, icon, label, purpose }) => (
          <li key={to}>
            <Link to={to}>
              <Icon name={icon} size={24} />
              <span>
                <b>{label}</b>
                <small>{purpose}</small>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
