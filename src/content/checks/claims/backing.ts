import { type ClaimKind, provable } from './claim.ts'

const legitimate =
  'vacuna+|prueba+|tamizaje+|lactancia|suplemento+|dosis|medicamento+|farmaco+|esquema|controles|consultas|guia+|norma|metodo+|anticoncep*|condon|biosimilar|indicacion*|mastografia|papanicolao*|estudio|ejercicio|peso|alimentacion|terapia|edad|diu|implante+|toma / acido folico / parto vaginal / tratamiento hormonal / consejo|conacem|comego / deteccion / aviso|permiso|licencia|registro|responsable|registrad*|requisit*|alert*|sancion* / puede|pueden / verifi*|confirm*|compruebe|revis* / no'

export const backing: ClaimKind = {
  id: 'palabra-respaldo',
  why: 'Dice que una autoridad o la ciencia respalda a la práctica; si no lo hizo por escrito, es un respaldo falso.',
  law: `${provable} Nadie se anuncia con el respaldo de una autoridad: el aviso de la COFEPRIS no es un aval (Reglamento en Materia de Publicidad, arts. 6 y 9).`,
  better: 'Consulte mis cédulas en el Registro Nacional de Profesionistas.',
  claims: [
    {
      says: '@endorse ..4 @authority',
      needs: '@hers|@practice|@remedy|^|nos|me|producto+|equipo+|usamos|clinica|laser|doctora',
      unless: legitimate,
      instead: '',
    },
    {
      says: '@authority ..5 @endorse',
      needs:
        '@ownVoice|nos|me|este|aqui|la_formula|funciona|mi_tratamiento|esta_clinica|usamos|vendemos|ofrecemos|manejamos|clinica|conmigo|mi|la_doctora|aplicamos|el_metodo_de|superior*',
      unless: legitimate,
    },
    {
      says: '@ownVoice|@remedy|clinica|consultorio|laser|equipo|producto+|suplemento+|@practice ..4 @endorse',
      needs: '@authority|mundial*|internacional*|oficial*|por|que|$',
      unless: `${legitimate} / consulta_valid*|prefieren|lista|publica`,
    },
    {
      says: 'cientificamente|clinicamente|medicamente|dermatologicamente|ginecologicamente ..1 @endorse',
      unless: 'no|anticoncep*|cita',
      instead: '',
    },
    {
      says: 'aval|avales|respaldo|sello|reconocimiento|certificacion|aprobacion|visto_bueno|validez|distintivo|medalla|insignia|galardon|premio+|registro ..4 @authority|calidad|excelencia|oro|confianza|oficial|salud|nacional|federal',
      needs: '@hers|con|cuenta|tiene|^|unico|ganador+|recib*|prueba',
      unless: `${legitimate} / escuela|tesis`,
    },
    {
      says: 'famosas|famosos|artistas|celebridades|influencers|actrices|conductoras|cantantes|futbolistas|reinas|politicas|estrellas|diputadas ..6',
      needs:
        'confian|atiend*|recomiend*|elig*|conmigo|nuestras|vienen|usan|@ownVoice|pacientes|recomendad*|de_las',
      unless: 'no',
    },
    {
      says: [
        'como|tal ..2 visto|vio|vieron|sale|salimos|aparecio|aparecimos|viste ..2 en ..2 tv|television|revista+|medios|noticias|programa|tele|netflix|televisa|redes',
        'esposa|familia|hija|doctora|medico de|del|de_la|de_los ..1 gobernador|presidente|alcalde|diputados|famosos|famosas|artistas',
      ],
    },
    {
      says: 'protocolo+|tecnica+|tratamiento+|tecnologia|metodo+|formula|laser|equipo ..3 aleman*|suizo+|japones*|europe*|harvard|nasa|israeli|coreano+|estadounidense|american*|patentad*|secret*',
      unless: 'sociedad|guia+|estudio+|asociacion|colegio|congreso|no',
    },
    {
      says: 'nuestro+|mi|mis|este|aviso|registro|permiso|licencia|cedula ..4 prueba|garantiza|demuestra|comprueba|avala|respalda|asegura|confirma',
      needs: 'registro|permiso|aviso|licencia|certificado|gobierno|cofepris|cedula',
      unless: 'verifi*|puede|conozc*|consult*',
    },
    {
      says: 'premi*|galardon*|reconoc*|distingu*|~elegir/elig|eligieron ..4',
      needs: '@authority|internacional|nacional & @hers|por_eso|ganador+|nos|buenas_manos|tranquil*',
      unless: 'consejo|signos|~reconocer ..2 sintom*',
    },
    {
      says: 'medico+|doctor+|ginecolog*|especialistas|expertos|hospitales|colegas ..5 recomiendan|usan|prefieren|avalan|eligen|confian|respaldan|recomienda',
      needs: '@ownVoice|que|vendemos|mundo|pais|mexico|nos|mi|conmigo|este',
      unless: `${legitimate} / algunos|segun`,
    },
    {
      says: '@endorse ..4 @authority',
      needs: 'venta|vendemos|usamos|manejamos|aplicamos|@ownVoice|nuestro+',
      unless: 'no|consejo|registro|cedula|esquema|vacuna+|puede|guia+|dosis',
    },
    {
      says: '@authority ..6 @endorse',
      needs: 'venta|vendemos|usamos|manejamos|aplicamos|@ownVoice|nos',
      unless: 'no|consejo|registro|cedula|esquema|vacuna+|puede|guia+|dosis|aviso|exige',
    },
    {
      says: 'gobernador*|alcalde+|presidente*|diputad*|politic*|famosas|famosos|artistas|actrices ..5',
      needs: 'familia|esposa|hija & manda|trae|atiende|aqui|conmigo|vienen',
    },
    {
      says: 'gane|ganamos|ganadora|gano ..4 gine|doctora|premio|votacion|ano|mejor',
      unless: 'beca|no|peso',
    },
    {
      says: 'estudios|investigaciones|cientificos|ciencia|expertos ..4 demuestr*|comprueb*|confirm*|avalan|prueban|dicen ..6',
      needs: '@ownVoice|funciona|@remedy|superior*|este',
      unless: 'que_la_vacuna|no|anticoncep*',
    },
    {
      says: 'recomendad* por -la|el|su|un|una|los|las|guia|guias|usted|mi ..2',
      unless: 'no|metodo+|oms|consejo|secretaria|amigas|otras|@hedge',
    },
    {
      says: 'salimos|sali|salio|aparecimos|apareci|aparecio|entrevist*|invitad* ..2 en ..2 hoy|tv|televisa|venga|programa|radio|podcast|noticiero|periodico|revista|canal|television|tele',
      unless: '@hedge|no',
    },
    {
      says: '@endorse cientificamente|clinicamente|medicamente|dermatologicamente',
      unless: 'no|anticoncep*',
    },
    {
      says: 'doctora|gine*|medico|tratamiento+|laser|metodo ..3 de|en|que ..2 miss|famosas|artistas|estrellas|reinas|celebridades|hollywood|modelos',
      unless: 'no',
    },
    {
      says: '@authority|@patron|lancet|harvard|consejo ..5 de_acuerdo|nos_sigue|nos_seguiria|suscribe|suscriben|lo_dijo|lo_dice|lo_manda|manda_hacer|mismos_criterios|mismo_criterio|nos_eligio|nos_eligieron|nos_da|nos_pone|trajo|pone_de|prueba|coincide|aplaude|firma|de_cabecera|como_la_mas|como_el_mas|ya_se_lo',
      needs: '@hers|nos|nosotr*|mi|aqui|este|yo|consultorio|se_lo_hicieron|criterios',
      unless: 'verifi*|consult*|no|aviso',
    },
  ],
}
