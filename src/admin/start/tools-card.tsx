import { Link } from 'react-router'
import { Icon, type IconName } from '#admin/shell/icon.tsx'
import links from '#admin/shell/links.module.css'
import styles from './start.module.css'

const tools: { to: string; icon: IconName; name: string; purpose: string }[] = [
  {
    to: '/admin/datos',
    icon: 'user',
    name: 'Mis datos',
    purpose: 'Nombre, teléfonos, dirección, horario y precios: cada uno una sola vez.',
  },
  {
    to: '/admin/sitio',
    icon: 'info',
    name: 'Información del Sitio',
    purpose: 'Textos, teléfonos, horarios, precios e imágenes.',
  },
  {
    to: '/admin/secciones',
    icon: 'layers',
    name: 'Secciones',
    purpose: 'Qué se muestra en la portada y cómo se acomoda.',
  },
  {
    to: '/admin/servicios',
    icon: 'service',
    name: 'Servicios',
    purpose: 'Cada servicio con su página: texto, fotos y orden.',
  },
  {
    to: '/admin/enfermedades',
    icon: 'article',
    name: 'Enfermedades',
    purpose: 'Los artículos que leen sus pacientes.',
  },
  {
    to: '/admin/sintomas',
    icon: 'pulse',
    name: 'Síntomas',
    purpose: 'Qué puede ser y cuándo no esperar.',
  },
  {
    to: '/admin/testimonios',
    icon: 'quote',
    name: 'Testimonios',
    purpose: 'Lo que dicen sus pacientes, con su consentimiento.',
  },
  {
    to: '/admin/galeria',
    icon: 'images',
    name: 'Galería',
    purpose: 'Las fotos del consultorio que se ven en la portada.',
  },
  {
    to: '/admin/avisos',
    icon: 'bell',
    name: 'Avisos',
    purpose: 'Vacaciones, días cerrados y cambios de horario: empiezan y terminan solos.',
  },
  {
    to: '/admin/calendario',
    icon: 'history',
    name: 'Calendario',
    purpose: 'Lo que viene: cambios con fecha y avisos.',
  },
  {
    to: '/admin/medios',
    icon: 'image',
    name: 'Medios',
    purpose: 'Sus fotografías: subirlas, encuadrarlas y decir qué muestran.',
  },
  {
    to: '/admin/visitas',
    icon: 'chart',
    name: 'Visitas',
    purpose: 'Cuántas visitas llegan, desde dónde, y cuántas terminan en una llamada o un mensaje.',
  },
  {
    to: '/admin/revision',
    icon: 'shield',
    name: 'Revisión',
    purpose: 'Lo que conviene corregir antes de que lo vean sus pacientes.',
  },
  {
    to: '/admin/historial',
    icon: 'history',
    name: 'Historial',
    purpose: 'Qué cambió, cuándo y quién; cómo se veía antes el sitio.',
  },
  {
    to: '/admin/cuenta',
    icon: 'key',
    name: 'Cuenta',
    purpose: 'Contraseña, sesiones abiertas y verificación en dos pasos.',
  },
]

export function ToolsCard() {
  return (
    <section aria-labelledby="tools-title">
      <h2 id="tools-title" className="visually-hidden">
        Herramientas
      </h2>
      <ul className={`${links.plain} ${links.named} ${styles.tools}`}>
        {tools.map(({ to, icon, name, purpose }) => (
          <li key={to}>
            <Link to={to}>
              <Icon name={icon} size={24} />
              <span>
                <b>{name}</b>
                <small>{purpose}</small>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
