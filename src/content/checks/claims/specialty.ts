import type { ClaimKind } from './claim.ts'

/** Fields in which there is no licence of a specialty. */
const unrecognized =
  'estetic*|cosmetic*|regenerativ*|funcional|antienvejecimiento|antiaging|holistic*|integrativ*|ortomolecular|cuantic*|bioidentic*|natural|hormonal|longevidad|rejuvenecimiento'

export const specialty: ClaimKind = {
  id: 'palabra-especialidad',
  why: 'Anuncia una especialidad sin cédula que la respalde: la paciente puede buscarla en el registro y no hallarla.',
  law: 'Las especialidades se anuncian con título, cédula e institución (Ley General de Salud, arts. 79, 81 y 83); la cirugía estética solo la hace quien tiene esa especialidad (art. 272 Bis).',
  better: 'Mi especialidad es ginecología y obstetricia; puede consultar mis cédulas en esta página.',
  claims: [
    {
      says: `@doctor|especialidad|subespecialidad|gineco*|maestria|diplomad*|diplomado|experta ..3 ${unrecognized}`,
      unless: 'no|alimento+|parto|evaluacion|consult*|terapia',
    },
    {
      says: 'medico+|doctora|partera general+|cirujano+|con ...3 amplia|experto+|especialista+|especializad*|ginecolog*|partos|embarazo+|ginecologia|mujer|fertilidad|legrado+|cesarea+',
      unless: '@hedge|no|referi*|envi*|acuda|cedula|consejo|especialidad_en',
    },
    {
      says: 'diplomad*|diplomado|curso+|maestria|taller|capacitacion ..4',
      needs: 'operamos|opero|cirujan*|especialista+|somos|soy|oncolog*|plastica',
      unless: 'colposcop*|ultrasonido|docen*|profesor*|continua',
    },
    {
      says: 'nutriolog*|psicolog*|enfermer*|partera+|terapeuta|cosmetolog*|esteticista|coach|doula ..8 colocamos|diu|legrado+|ginecolog*|operamos|papanicolao*|recetamos|medicament*',
      needs: '@hers|y',
      unless: 'junto|con_una|trabaj*|tambien_pueden|hospital|puede|acompan*|equipo|contamos',
    },
  ],
}
