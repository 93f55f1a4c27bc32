import { z } from 'zod'
import { date, group, longText, ownerOnly, text } from '#content/fields/fields.ts'

/** What the privacy notice needs besides the practice's facts. The rest follows from what the site uses. */
export const privacy = group('Aviso de privacidad', {
  responsible: text('Responsable de los datos', {
    max: 120,
    hint: 'La persona o la razón social. Vacío es la doctora. Una clínica o una sociedad necesita un permiso de publicidad, no solo un aviso.',
  }),
  address: text('Domicilio para oír y recibir notificaciones', {
    max: 240,
    hint: 'Vacío es la dirección del consultorio.',
  }),
  arcoEmail: text('Correo para solicitudes de datos personales', {
    max: 160,
    hint: 'A él llegan las solicitudes ARCO. Vacío es el correo de la doctora.',
  }),
  arcoPerson: text('Quién da trámite a esas solicitudes', {
    max: 120,
    hint: 'La persona o el departamento de datos personales. Vacío es la persona responsable.',
  }),
  revisedOn: date('Fecha de esta versión', {
    hint: 'Vacía es el día en que el texto del aviso cambió por última vez.',
  }),
  optionalPurposes: longText('Finalidades que no son necesarias', {
    max: 1200,
    hint: 'Por ejemplo recordatorios de revisión anual. La paciente puede negarse a ellas. Vacío dice que no hay.',
  }),
  countsVisits: ownerOnly(
    z.boolean('Elija si se cuentan las visitas.').default(true).meta({
      label: 'Contar las visitas',
      hint: 'Cuenta vistas y toques por semana, sin cookies y sin identificar a nadie. El aviso lo dice mientras está encendido.',
    }),
  ),
  ownText: longText('Texto propio al final', { max: 4000, hint: 'Lo que su asesoría legal le pida añadir.' }),
})
