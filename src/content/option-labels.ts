import { timeZones } from './hours/time-zones.ts'
import { ownColour, presets } from './theme/presets.ts'

/** Spanish labels of the options of enum fields. */
const optionLabels: Readonly<Record<string, string>> = {
  left: 'Izquierda',
  center: 'Centro',
  right: 'Derecha',
  fade: 'Fundido',
  slide: 'Deslizamiento',
  ...Object.fromEntries(Object.entries(presets).map(([value, { name }]) => [value, name])),
  [ownColour]: 'Color propio',
  '24h': 'De 24 horas: 16:00',
  '12h': 'Con a. m. y p. m.: 4:00 p. m.',
  ...timeZones,
  consultation: 'En el consultorio',
  google: 'Google',
  doctoralia: 'Doctoralia',
  message: 'Por WhatsApp o mensaje',
  mail: 'Por correo',
  other: 'Otro',
  unknown: 'Sin anotar',
  signature: 'Firmado en papel',
  recording: 'Grabado en audio o video',
  published: 'Ya lo había publicado ella',
  vacation: 'Vacaciones',
  congress: 'Congreso',
  hours: 'Cambio de horario',
  move: 'Nuevo consultorio',
  holiday: 'Día de descanso',
  usual: 'El de siempre',
  closed: 'Cerrado',
  changed: 'Otras horas',
  top: 'Arriba, en todas las páginas',
  contact: 'En Contacto',
  service: 'En un servicio',
  info: 'Informa',
  important: 'Importante',
  urgent: 'Urgente',
  woman: 'Paciente verificada',
  man: 'Paciente verificado',
}

export const optionLabel = (value: string) => optionLabels[value] ?? value
