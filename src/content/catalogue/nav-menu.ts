import { sectionEntry, variant } from './variant.ts'

export const navMenu = sectionEntry('Menú', [
  variant(
    'nav-menu-dropdowns',
    'Listas desplegables',
    'Menú con listas que se despliegan; en teléfono, panel lateral.',
  ),
  variant(
    'nav-menu-panels',
    'Hilera de azulejos',
    'Bajo el encabezado se abre, de lado a lado, una hilera con el azulejo de cada tema; en teléfono, cuadros con icono. Elíjalo para que los temas se reconozcan por su dibujo.',
  ),
  variant(
    'nav-menu-index',
    'Índice completo',
    'Un solo botón abre todas las listas en columnas, junto al horario y los teléfonos; en teléfono, letra grande. Elíjalo si quiere un encabezado despejado o tiene muchas opciones.',
  ),
])
