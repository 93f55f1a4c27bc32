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
    {
      says: '~especializar|especialista+|especialidad|subespecialista+|especializada|experto+|experta|maestro|maestra|consejera|autoridad|formacion|certificad*|enfoque|entrenamiento|entrenad* ..1 en|de -ginecologia|ginecoobstetricia|obstetricia|medicina|colposcopia|pediatria|neonatologia|anestesio*|patologia|radiologia|salud_publica|el|la_unam|cada ..5',
      needs:
        'todo|plenitud|piel|envejec*|bienestar|belleza|estetic*|intim*|hormon*|tiroides|diabetes|fertilidad|femenin*|natural|biohacking|merito_propio|experiencia_propia|vocacion|curso+|diplomado|diplomados|linea|general|cosmet*|enfermer*|industria|fin_de_semana|sin_que|corazon|diabetes|practica',
      unless:
        '@hedge|cedula|consejo|residencia|refer*|canaliz*|envi*|interconsult*|subespecialidad_en|biologia_de|pida|acuda|otra|no_soy|hospital_general|#|instituto',
    },
    {
      says: 'medicina_general|medico+|medica|doctora|cirujano+|general|licenciad*|enfermer*|cosmetolog*|egresad*|partera|cirujana ..6 especialidad|especialista|experta|experto|enfoque|plenitud|ginecologia|ginecologic*|entrenamiento|fertilidad|formada',
      needs:
        'vocacion|practica|corazon|intim*|linea|diplomado|cosmetolog*|enfermer*|enfoque|general|aunque|entrenamiento|curso',
      unless: '@hedge|refer*|canaliz*|consejo|cedula|residencia|universidad|hospital_general',
    },
    {
      says: 'sin|no|aun_no|todavia_no|ni ..3 especialidad|titulo|cedula|consejo|certificacion|especialista ..3',
      needs: 'pero|tantos|anos|ya|lo_mismo|falta|existe|merito|practica',
      unless: 'verifi*|descon*|pida|@hedge|refer*',
      evenDenied: true,
    },
    {
      says: 'diplomad*|diplomado|curso+|taller|constancia|papel ..6',
      needs: 'certificad*|especialista|enfoque|fin_de_semana|en_linea|dieron|egresada|doctora',
      unless: 'preparacion|parto|lactancia|@hedge|continua|congreso|actualiz*|consejo|estudiantes',
    },
  ],
}
