import { sectionEntry, variant } from './variant.ts'

export const header = sectionEntry('Encabezado', [
  variant(
    'header-strip',
    'Franja y menú',
    'Franja con el aviso y las cédulas; debajo, logotipo, menú, redes y botón de cita.',
  ),
  variant(
    'header-centered',
    'Nombre al centro',
    'El logotipo y el nombre al centro, entre las redes y el botón de cita; el menú en su propio renglón. Elíjalo si el nombre debe ser lo primero que se lea o si el menú tiene muchas opciones.',
  ),
  variant(
    'header-cells',
    'Celdas de azulejo',
    'De lado a lado: el logotipo ocupa una celda completa, como un azulejo, y la cita cierra la hilera en cobalto. Elíjalo si su logotipo es cuadrado y quiere que destaque.',
  ),
  variant(
    'header-contact',
    'Horario y teléfono',
    'Arriba del menú, el horario, el mapa y las redes; el teléfono se lee completo en su botón. Elíjalo si la mayoría de las pacientes agenda por teléfono.',
  ),
])
