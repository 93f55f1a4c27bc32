import { type ClaimKind, provable } from './claim.ts'

/** An article that warns of it or weighs it. */
const warned =
  'no|ni|ningun*|evidencia|adviert*|advirt*|advertencia|alerta+|desaconsej*|evit*|pregunt*|fda|riesgo+|estudi*|insuficient*|poca|falta|faltan|experiment*|investig*|sin|mito|quemadura+|cuidado|ojo|prohib*|caso+ / antes de'

export const unproven: ClaimKind = {
  id: 'palabra-sin-evidencia',
  why: 'Ofrece algo cuya utilidad o seguridad no está demostrada: la autoridad lo trata como publicidad engañosa.',
  law: `${provable} Lo que se ofrece debe estar demostrado y autorizado (Reglamento en Materia de Publicidad, arts. 16 a 18).`,
  better: 'Le explico qué tratamientos han demostrado servir para lo que usted siente.',
  claims: [
    {
      says: 'acupuntura|medicina_china|ayurved*|alcalina|ventosas|moxibustion|holistic*|energia_femenina|luna|sagrad*|ancestral*|shot|lifting|botox|blanqueamiento|carboxi*|ondas_de_choque|criogenia|led|plasma|sueros|megadosis|inmunoterapia|vacuna_casera|autovacuna|transfer_factor|antioxidantes|colageno|encapsul*',
      needs:
        'vagin*|intim*|utero|matriz|fertilidad|ovario*|@trouble|@ownVoice|menopausia|mujer|femenin*|rejuven*|energia|embaraz*|sesion|aplicamos|ofrecemos|tenemos|capsula*|encapsul*',
      unless: `${warned} / parto|expulsion|previa|desprend*|alumbr*|semana|bebe`,
    },
    {
      says: 'gel|crema|ovulo+|te|tes|capsula+|parche+|gotas|jarabe|probiotico+|suplemento+|vitamina+|aceite+|jabon ..4 que ..2 cura|curan|elimina|eliminan|quita|quitan|sube|aumenta|estrecha|aclara|regenera|rejuvenece|embaraza|disuelve|desaparece|regula',
      unless: warned,
    },
    {
      says: 'escoj*|elij*|elig*|eleg*|selecc*|decid*|garantic*|asegur*|logr*|consig* ..4 nino|nina|varon|varoncito|princesa|principe|sexo|genero',
      unless: `${warned} / conocer|ultrasonido|saber`,
    },
    {
      says: 'libido|deseo|placer|orgasmo+|apetito sexual? ..4 ',
      needs:
        'inyecc*|laser|chip*|pellet*|suero*|shot|plasma|garant*|al_maximo|dispar*|multiplic*|recuper*|despiert*',
      unless: warned,
    },
    { says: 'factor+ de transferencia|crecimiento', unless: warned },
    {
      says: 'sub*|elev*|eleve|aument*|refuer*|fortale*|activ* ..3 defensas|inmunidad|sistema_inmune',
      needs: 'vph|virus|papiloma|suero+|vitamin*|saque|elimin*|factores|tratamiento|infeccion*',
      unless: warned,
    },
    {
      says: 'glutation|megadosis|vitamina_c|acido_alfa|nad|ketamina|dioxido|mms|moringa|cannabis|cbd',
      unless: `${warned} / hierro`,
    },
    {
      says: 'depur*|desintox*|limpi* ..3 toxinas|sangre|higado|matriz|utero|hormonas|organismo|vientre',
      unless: warned,
    },
    { says: 'toxinas', unless: `${warned} / botulinica` },
    {
      says: 'chip|chips|pellet|pellets ..3 juventud|belleza|energia|deseo|felicidad|eterna|hormonal*',
      unless: `${warned} / anticoncep*`,
    },
    {
      says: 'prueba|analisis|estudio|test|lectura|escaneo|diagnostico de|del|con|por cabello|aura|iris|lengua|sangre_viva|gota|pelo|saliva|pendulo|bioenerg*|cuantic*|unas',
      unless: warned,
    },
    {
      says: 'biorresonancia|bioresonancia|magnetoterapia|cromoterapia|aromaterapia|radiestesia|kinesiolog*|numerolog*|astrolog*|flores_de_bach|hipnosis|energetic*|chakra+|mesoterapia|carboxiterapia|masaje_uterino|sobada+|sobador*|temazcal',
      unless: warned,
    },
    { says: 'par biomagnetico', unless: warned },
    {
      says: 'firmeza|firme|estrechez|tono|juventud|lozania ..6 ',
      needs: 'laser|intim*|vagin*|hilos|radiofrecuencia|suero',
      unless: warned,
    },
    {
      says: 'hormona+ ..2 bioidentic*|natural+|a_su_medida|a_la_medida|hechas|personalizad*|vegetal*',
      unless: warned,
    },
    {
      says: 'reactiv*|regener*|rejuv*|despert*|revivir|revive|restaur* ..3 ovario*|ovarica|endometrio|utero|vagina|ovulos|fertilidad',
      unless: warned,
    },
    {
      says: 'hierbas|herbolaria|te_de|tes|infusion*|pomada+|tintura+|naturista|ovulos|aceite+ ..5 ',
      needs:
        'limpieza|cura*|matriz|quiste+|mioma+|papiloma|vph|fertilidad|despues_del_parto|elimin*|regul*|nuestro+',
      unless: `${warned} / oral*|aplic*|medicamento|antimicotic*|clotrimazol`,
    },
    {
      says: 'dieta|calendario|luna|posicion*|metodo ..6 sexo|varon|nina|nino',
      unless: `${warned} / ultrasonido`,
    },
    {
      says: 'venta|vendemos|tenemos|disponible|disponibles|manejamos ..3 pastillas|misoprostol|cytotec ..4 ',
      needs: 'abort*|misoprostol|cytotec|interrump*',
      unless: warned,
    },
    {
      says: 'rejuvenec*|rejuvenez* ..2 vagin*|intim*|ovari*|femenin*|genital*|sexual|zona|facial',
      unless: warned,
    },
    {
      says: 'rejuvenec*|rejuvenez*',
      needs: '@own|~ser:first|laser|tu|su|anos|^|sesion*|promo*|agenda|agende',
      unless: warned,
    },
    {
      says: 'laser|radiofrecuencia|hifu|co2|rayo ..3 vagin*|intim*|ginecolog*|genital*|femenin*|incontinencia',
      unless: `${warned} / verruga+|condiloma+|lesion*|displasia|cervix|cuello`,
    },
    {
      says: 'chip+|pellet+|implante+|pastilla ..2 hormon*|sexual*|subcutaneo+|bioidentic*|felicidad|testosterona|energia',
      unless: `${warned} / anticoncep*`,
    },
    {
      says: 'chip+|pellet+',
      needs: 'hormon*|menopausia|energia|libido|mujer|colocamos|@own|deseo',
      unless: warned,
    },
    { says: 'bioidentic*', unless: warned },
    {
      says: 'suero+|sueroterapia|goteo+|coctel|cocteles ..2 vitam*|intraven*|energ*|antioxid*|belleza|vitamina|glutation|detox|revital*|antienvejec*',
      unless: warned,
    },
    {
      says: 'sueroterapia|exosoma+|ozono*|ozonoterapia|homeopat*|biomagnet*|quelacion|hidrocolon*|colonterapia|biodescod*|reiki|iridolog*|microdosis|apiterapia|auriculoterapia|angelic*|neuralterapia|constelaciones_familiares|imanes|orinoterapia|vampir*|cuantic*',
      unless: `${warned} / neural`,
    },
    { says: 'celula+|terapia madre|celular|regenerativa|genica', unless: `${warned} / cordon|donar|banco` },
    {
      says: 'medicina|ginecologia regenerativa|cuantica|funcional|ortomolecular|antienvejecimiento|antiaging',
      unless: warned,
    },
    { says: 'plasma rico|enriquecido|en', unless: warned },
    { says: 'prp|p r p', unless: warned },
    {
      says: 'elij*|eleg*|elig*|escog*|escoj*|seleccion*|decid*|determin*|planea|planee|planific*|tenga|ten|asegure ..5 sexo|genero|nino|nina|varon|varoncito|ninita',
      needs: 'bebe|hijo|sexo|hijos|futuro|familia',
      unless: `${warned} / ultrasonido|conocer`,
    },
    { says: 'seleccion de sexo|genero', unless: warned },
    {
      says: 'detox*|desintoxic*|desparasit*|limpieza+ ..3 utero|matriz|vagin*|intim*|hormonal|ovarios|energetic*',
      unless: `${warned} / higiene|limpieza ..2 instrument*|consultorio`,
    },
    { says: 'blanque*|aclar*|despigment* ..3 intim*|vagin*|genital*|vulva*|anal|zona', unless: warned },
    {
      says: 'vaporiz*|vapor|bano|banos|sahumerio|temazcal ..2 vagin*|intim*|uterin*|herbal*|yoni',
      unless: warned,
    },
    { says: 'yoni|ovulos? magic*|huevo+ jade', unless: warned },
    {
      says: 'punto g|o shot|oshot|orgasm*',
      needs: 'ampliacion|aument*|inyeccion|shot|intens*|@own|mejor*|amplific*|garant*',
      unless: warned,
    },
    {
      says: 'himen*|himenoplastia|virginidad ..3 ',
      needs: 'reconstru*|recuper*|restaur*|himenoplastia',
      unless: warned,
    },
    {
      says: 'vagina|vaginal|intimidad|intima|vaginoplastia ..4 estrech*|apretad*|joven|firme+|tonific*|juven*|virgen|senorita|tensad*|rejuv*|20',
      unless: `${warned} / estrechez|adolesc*|jovenes`,
    },
    { says: 'estrech*|tensad*|apriet*|tonific*|reafirm* ..3 vagin*|intim*|vagina', unless: warned },
    {
      says: 'como|sentirse|sentirte|volver ..2 a? ser? senorita|virgen|quinceanera|de? 20|los? veinte',
      unless: warned,
    },
    { says: 'anti|anty edad|age|aging|envejecimiento', unless: warned },
    { says: 'antiedad|antienvejecimiento|antiaging', unless: warned },
    {
      says: 'hierbas|herbolaria|tes|te|remedio+|naturista+|suplemento+|capsulas|gotas|formula ..5 ~curar|~eliminar|~disolver/disuelv|elimina|disuelven|cura|curan|desinflama|limpia|fertilidad|regula|regulan|infalible|milagros*|quistes|miomas|vph',
      unless: warned,
    },
    {
      says: 'tratamiento+|terapia+|remedio+|metodo+|alternativa+ ..1 natural+|naturista+|alternativo+|holistic*|ancestral*|cuantic* ..4 ',
      needs: '@trouble|~curar|elimin*',
      unless: warned,
    },
    {
      says: 'refuerz*|elev*|sub*|fortalec* ..3 defensas|inmun* ..6 ',
      needs: 'vph|virus|suero+|vitamin*|elimin*',
      unless: warned,
    },
    { says: 'nivel* ..2 hormonas ..6 energia|juventud|vida|deseo|peso', unless: warned },
    {
      says: 'rejuvenecimiento|botox|acido_hialuronico|hilos ..4 vagin*|intim*|labios_menores|genital*|vulv*|punto',
      unless: warned,
    },
    {
      says: 'optimiz*|equilibr*|balanc*|restaur*|regul*|recuper* ..3 hormon* ..6 chip*|pellet*|natural*|implante|joven|juventud',
      unless: warned,
    },
  ],
}
