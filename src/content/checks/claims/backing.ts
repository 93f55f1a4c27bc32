import { type ClaimKind, provable } from './claim.ts'

const bodies =
  'oms|ops|cofepris|fda|secretaria|ssa|onu|unicef|imss|acog|figo|gobierno|harvard|oxford|ciencia|cientificos|cientificamente|expertos|medicos|medico|medica|especialistas|ginecologos|asociacion|asociaciones|sociedad|sociedades|colegio|instituciones|organizacion|organizaciones|autoridad|autoridades|mundo|europa|estados|internacional*|hospitales|universidades|celebridades|influencers|artistas|television|tv|revistas|forbes|paginas|google|doctoralia|nobel|nasa|profesionales|estudios|famosas|mamas|nasa|iso|mayo'
const legitimate =
  'vacuna+|prueba+|tamizaje+|lactancia|suplemento+|dosis|medicamento+|farmaco+|esquema|controles|consultas|guia+|norma|metodo+|anticoncep*|condon|biosimilar|indicacion*|mastografia|papanicolao*|estudio|ejercicio|peso|alimentacion|terapia|edad|diu|implante+|toma / acido folico / parto vaginal / tratamiento hormonal / consejo|conacem|comego / deteccion / aviso|permiso|licencia|registro|responsable|registrad*|requisit*|alert*|sancion* / puede|pueden / verifi*|confirm*|compruebe|revis* / no'

export const backing: ClaimKind = {
  id: 'palabra-respaldo',
  why: 'Dice que una autoridad o la ciencia respalda a la práctica; si no lo hizo por escrito, es un respaldo falso.',
  law: `${provable} Nadie se anuncia con el respaldo de una autoridad: el aviso de la COFEPRIS no es un aval (Reglamento en Materia de Publicidad, arts. 6 y 9).`,
  better: 'Consulte mis cédulas en el Registro Nacional de Profesionistas.',
  claims: [
    {
      says: 'estudios|ciencia|investigaciones|cientificos|expertos ..4 ~demostrar/demuestr|~comprobar/comprueb|~confirmar|~avalar|~respaldar|prueban ..2 que? ..1 nuestro+|mi|este_tratamiento|somos|el_metodo_de',
    },
    {
      says: 'nuestro+|mi|mis|este|el ..2 metodo|tratamiento|tecnica|laser|suero|protocolo|producto|equipo|clinica|consultorio ..2 avalad*|respaldad*|aprobad*|recomendad*|certificad*|reconocid*|patentad*|premiad*|validad*|autorizad*',
      unless: 'consejo|no|conacem',
    },
    {
      says: 'aval|respaldo|sello|certificado|reconocimiento|validez|prestigio|premio ..1 internacional|mundial|oficial|cientifico|europeo|aleman|medico|iso|federal|sanitario',
      unless: 'consejo|cedula|sep|titulo|certificado_medico|no|aviso',
    },
    {
      says: 'famosas|artistas|celebridades|influencers|actrices|conductoras|cantantes|futbolistas|reinas|politicas|esposas ..4 ',
      needs: 'confian|atiend*|recomiend*|elig*|conmigo|nuestras|vienen|usan|@ownVoice|pacientes',
      unless: 'no',
    },
    {
      says: 'salimos|sali|aparecimos|apareci|entrevista*|invitad* ..3 tv|television|televisa|azteca|radio|programa|noticiero|revista|periodico|podcast|canal',
      needs: 'como|prueba|confi*|por_eso|famos*|aval*|vio|viste|vieron',
    },
    {
      says: 'como ..2 vio|viste|vieron|visto|sale|salio ..2 en? ..2 tv|television|tele|televisa|noticias|redes|programa',
    },
    {
      says: 'oms|cofepris|fda|imss|onu|unicef|secretaria|gobierno|ssa ..3 ',
      needs:
        'nos ..1 respalda|avala|recomienda|certifico|aprobo|premio / con el aval|respaldo|visto_bueno|apoyo|sello / mi ..3 aprobado|avalado|recomendado / que solo nosotros|usamos|aplicamos|vendemos',
      unless: 'no|aviso|vacuna*',
    },
    {
      says: 'imss|issste|secretaria|cofepris|oms|ops|gobierno|federacion|unam|universidad|colegio|sociedad|asociacion|ayuntamiento|dif|unicef|fda|instituto|ssa|acog|figo|harvard|ministerio|autoridad|autoridades|sep|conacem ..4 nos|me|mi|nuestro+|conmigo ..8 ',
      needs:
        'recomiend*|aval*|certific*|aprob*|respald*|reconoc*|distingu*|confia*|manda|elig*|premi*|acredit*|design*|autoriz*|garantiz*|envia*|escog*',
      unless:
        'consejo|recibi|aviso|registr*|cedula|licencia|ensen*|formo|titulo|posgrado|egres*|norma|exige|pide|obliga|estudi*|miembro',
    },
    {
      says: 'imss|issste|secretaria|cofepris|oms|ops|gobierno|federacion|unam|universidad|ssa|fda|instituto ..5 certific*|aval*|aprob*|respald*|recomiend*|distingu*|premi* ..4 nuestro+|mi|este|mis|el_laser|el_suero|la_clinica',
      unless: 'consejo|cedula|titulo|no',
    },
    {
      says: 'nuestro+|mi|mis|este ..3 registro|permiso|aviso|licencia|certificado|cedula ..4 prueba|garantiza|demuestra|comprueba|avala|respalda|asegura|confirma',
      unless: 'verifi*|puede|conozc*',
    },
    {
      says: 'productos|medicamentos|suplemento+|tratamiento+|equipos|aparato+|metodo+|tecnica+|laser ..3 que ..3 recomienda|recomiendan|avala|avalan|aprueba|aprobo|usa|usan|prefieren ..2 ',
      needs: 'usamos|vendemos|nuestro+|mi|manejamos|aplicamos|cofepris|oms|famosas|hollywood|harvard|mundo',
      unless: 'no|guia+',
    },
    {
      says: 'medicos|doctores|ginecologos|especialistas|expertos|cientificos|hospitales|famosas ..4 mundo|pais|mexico|planeta|europa ..3 recomiendan|usan|prefieren|avalan|eligen|confian',
    },
    {
      says: 'recomienda|recomiendan|avala|avalan|respalda|aprueba ..4 que ..1 vendemos|usamos|ofrecemos|aplicamos|manejamos',
      unless: 'no',
    },
    {
      says: 'suplemento+|producto+|ovulos|capsulas|crema+|gel|te|formula ..3 que ..1 vendemos|distribuimos|preparamos|recomendamos',
      needs: 'recomiend*|aval*|cur*|elimin*|mejor*|aprob*|certific*',
    },
    { says: 'probado|comprobado|demostrado|avalado|aprobado ..2 que ..1 mi|nuestro+|este|el_nuestro' },
    {
      says: 'aprobad*|autorizad*|certificad*|avalad*|respaldad* ..1 por ..2 gobierno|federal|salud|sanitaria|cofepris|autoridades',
      unless: 'vacuna*|medicamento+|aviso|metodo+|no|solo|farmaco+|prueba*|consejo',
    },
    {
      says: 'clinica|consultorio|centro|doctora|unidad modelo|oficial|certificad* por|del|de|ante? ..3 ',
      needs: 'secretaria|gobierno|oms|imss|distingue|distingui*|cofepris|federal',
      unless: 'consejo|aviso',
    },
    {
      says: `recomendad*|avalad*|aprobad*|certificad*|respaldad*|autorizad*|acreditad*|patrocin*|reconocid*|validad*|apoyad*|homologad*|elegid* ..1 por|ante|de|del ..3 ${bodies}`,
      unless: legitimate,
      instead: '',
    },
    {
      says: `recomendad*|avalad*|aprobad*|certificad*|respaldad*|autorizad*|acreditad*|reconocid* ..1 por ..3 ${bodies}`,
      needs:
        '@own|@practice ..4 recomendad*|avalad*|aprobad*|certificad*|respaldad* / nuestro+|unic*|mas|mejor|seguro',
      unless: 'consejo|conacem|secretaria_de_educacion|sep / metodo+|vacuna+|terapia|estudios? ..1 recomend*',
    },
    {
      says: `aval|avales|respaldo|sello|reconocimiento|certificacion|aprobacion|visto_bueno|garantia|apoyo|validacion|autorizacion|recomendacion de|del|por ..3 ${bodies}`,
      needs: '@own|con|cuenta|contamos|tenemos|tiene|tengo|^|unico',
      unless:
        'consejo|conacem|vacuna+|aviso|licencia|registro|no|segun|guia+|medicamento+|sin|vih|recomendacion|profesional / certificacion de especialidad',
    },
    {
      says: `la? oms|cofepris|fda|secretaria|ssa|ops|unicef|acog|ciencia|imss|gobierno|medicos|ginecologos|expertos|especialistas|cientificos|doctores ..3 nos|me|lo|avala|avalan|recomienda|recomiendan|respalda|respaldan|certifica|aprueba|aprobo|reconoce|eligen|prefieren|confian ..2 nos|me|avala|avalan|lo|recomienda|recomiendan|respalda|respaldan|reconoce|aprueba|nuestro+|mi|este|certifica|al|$|la|a|prefieren`,
      needs: '@own|nos|me|este|avala|avalan|respalda|respaldan|mejor|unic*',
      unless:
        'vacuna|lactancia|metodo*|tamizaje|prueba|papanicolao*|mujer*|dosis|no|aviso|licencia|ejercicio|parto|consultas',
    },
    {
      says: 'cientificamente|clinicamente|medicamente|dermatologicamente|ginecologicamente ..1 probad*|comprobad*|demostrad*|avalad*|aprobad*|testad*|respaldad*',
      unless: 'no|metodo+|anticoncep*',
      instead: '',
    },
    {
      says: 'probad*|comprobad*|demostrad*|avalad*|respaldad* cientificamente|clinicamente',
      unless: 'no|metodo+|anticoncep*',
    },
    {
      says: 'estudios|ciencia|investigaciones|cientificos ..3 ~demostrar/demuestr|~comprobar/comprueb|~confirmar|~avalar|prueban ..3 nuestro+|mi|este|somos|eficacia de nuestro|somos',
    },
    {
      says: 'como ..1 visto|vio|vieron|sale|salimos|aparecio|aparecimos ..2 en ..2 tv|television|revista+|medios|noticias|programa|tele|netflix',
    },
    {
      says: 'la|lo|el que recomiendan|prefieren|eligen|usan|recomienda ..2 medicos|ginecologos|doctores|especialistas|expertos|hospitales|famosas|celebridades',
    },
    { says: '# de cada # ..1 medicos|ginecologos|doctores|especialistas|expertos' },
    {
      says: 'protocolo+|tecnica+|tratamiento+|tecnologia ..2 de|aleman*|suizo+|japones*|europe*|harvard|nasa|israeli|coreano+|estadounidense|american* ..2 ',
      needs: 'harvard|nasa|suizo+|aleman*|japones*|unic*|exclusiv*|europe*|coreano+|israeli',
      unless: 'sociedad|guia+|estudio+|asociacion|colegio|congreso',
    },
    { says: 'medico|doctora|ginecologa|clinica|consultorio oficial de|del' },
    {
      says: 'sello|distintivo|medalla|insignia|premio|galardon ..2 calidad|excelencia|oro|confianza|nacional|internacional|salud',
      unless: 'escuela|tesis',
    },
    { says: 'unic* ..4 certificad*|avalad*|autorizad*|acreditad*' },
  ],
}
