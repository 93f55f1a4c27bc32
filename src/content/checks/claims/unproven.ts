import { type ClaimKind, provable } from './claim.ts'

/** An article that warns of it or weighs it. */
const warned =
  'no|ni|pueden|acierta|suena|ph|ningun*|nadie|tampoco|mito|anuncia*|venden|prometen|evidencia|adviert*|advirt*|advertencia|alerta+|desaconsej*|evit*|pregunte_si|preguntas|fda|riesgo+|estudi*|insuficient*|poca|falta|faltan|marketing|dudos*|experiment*|investig*|mito|quemadura+|cuidado|ojo|prohib*|peligros*|toxic*|anestesia|caso+ / antes de'

export const unproven: ClaimKind = {
  id: 'palabra-sin-evidencia',
  why: 'Ofrece algo cuya utilidad o seguridad no está demostrada: la autoridad lo trata como publicidad engañosa.',
  law: `${provable} Lo que se ofrece debe estar demostrado y autorizado (Reglamento en Materia de Publicidad, arts. 16 a 18).`,
  better: 'Le explico qué tratamientos han demostrado servir para lo que usted siente.',
  unless: warned,
  claims: [
    {
      says: 'rejuvenec*|rejuvenez*|rejuvenezca|antiedad|antienvejecimiento|antiaging ..3',
      needs: '@intimate|@hers|laser|^|sesion*|agend*|age|edad',
    },
    {
      says: 'laser|radiofrecuencia|hifu|co2|rayo|luz|ultrasonido_focalizado|carboxi*|peeling|hilos|botox|toxina|acido_hialuronico|rellen*|plasma|silla|ondas|tensado|lifting|bioestimul* ..6 vagin*|intim*|genital*|femenin*|incontinencia|labios_menores|vulv*|orgasm*|punto|piso_pelvico|rosa|estrech*',
      unless: 'verruga+|condiloma+|lesion*|displasia|cervix|cuello|ejercici*',
    },
    {
      says: 'chip+|pellet+',
      needs: '@intimate|energia|@hers|juventud|felicidad|belleza|testosterona',
      unless: 'anticoncep*',
    },
    {
      says: 'bioidentic*|testosterona|dhea|melatonina|hormona_de',
      needs: '@hers|implante+|terapia|medida|energia|deseo|joven|bioidentic*|rejuv*',
      unless: 'nivel*|androgenos',
    },
    {
      says: [
        'suero+|sueroterapia|goteo+|coctel|cocteles|megadosis|infusion_intravenosa|inyeccion* ..4 vitam*|intraven*|energ*|antioxid*|belleza|glutation|detox|revital*|antienvejec*|defensas|fertilidad|hierro_y|colageno|quistes|deseo|libido',
        'medicina|ginecologia|terapia regenerativa|cuantica|funcional|ortomolecular|antienvejecimiento|antiaging|holistica|integrativa|celular|genica|madre',
        'blanque*|aclar*|despigment* ..3 intim*|vagin*|genital*|vulva*|anal|zona|axila*',
        '~reactivar|~regenerar|~rejuvenecer|~despertar/despiert|~revivir|restaur* ..3 ovario*|ovarica|endometrio|utero|vagina|ovulos|fertilidad',
      ],
    },
    {
      says: 'sueroterapia|sueros|glutation|megadosis|exosoma+|ozono*|ozonoterapia|homeopat*|biomagnet*|biomagnetismo|magnet*|electromagnet*|quelacion|hidrocolon*|colonterapia|biodescod*|reiki|iridolog*|microdosis|apiterapia|auriculoterapia|angelic*|neuralterapia|constelaciones_familiares|imanes|orinoterapia|vampir*|cuantic*|biorresonancia|bioresonancia|magnetoterapia|cromoterapia|aromaterapia|radiestesia|kinesiolog*|numerolog*|astrolog*|flores_de_bach|hipnosis|energetic*|chakra+|mesoterapia|carboxiterapia|sobada+|sobador*|temazcal|ayurved*|alcalina|ventosas|moxibustion|holistic*|sanacion|ancestral*|dioxido|mms|moringa|cannabis|cbd|nad|ketamina|peptido+|acupuntura|medicina_china|terapia_neural|par_biomagnetico|prp|p_r_p|factores_de_transferencia|factor_de_transferencia|transfer_factor|celulas_madre|celula_madre|autovacuna+|inmunoterapia|ovulos_de|yoni|vaporizac*|sahumerio|sanguijuela+|colageno|resveratrol|maca|inositol_milagroso|camara_hiperbarica|crioterapia_facial|plasma_rico|toxinas|detox*|desintox*|desparasit*|aura|tarot|sagrad*|damiana|guaco|gobernadora|zoapatle|ruda|cuachalalate|mesenquimal*|centrifug*|mercurio|grupos_sanguineos|procaina|retrasar_la_menopausia|nosodes|sales_de|microcorriente*|fotobiomodul*|bioenerg*|psicomagia|registros_akashicos|theta_healing|medium|brujeria|limpia_de|cabala|feng_shui|mantra*|pendulo|sonoterapia|gong|cuenco+|jade|huevit*|gomita+|masaje_uterino|uterino_maya|maya|curcuma|ashwagandha|adaptogeno+|aceites_esenciales|propoleo|ondas_de_choque|limpia_energetica|floral|linaje|karma|memoria_uterina|capilar|energia_femenina',
      unless: 'parto|expulsion|botulinica|resonancia|hierro|donar|banco|utensilios|imagen|choque|peeling',
    },
    {
      says: 'elij*|eleg*|elig*|escog*|escoj*|selecc*|decid*|determin*|planea*|planific*|tenga|tener|ten|asegur*|garantic*|logr*|consig*|metodo+|dieta+ ..8 sexo|genero|nino|nina|varon|varoncito|ninita|princesa|principe|hombrecito',
      needs: 'bebe|hijo|hijos|futuro|familia|nina|nino|calendario|dieta|metodo',
      unless: 'ultrasonido|conocer|saber|revel*|ninas_de',
    },
    {
      says: 'limpi*|depur*|detox*|desintox*|purific*|purg* ..2 utero|matriz|vagin*|intim*|hormon*|ovarios|toxinas|sangre|higado|vientre|organismo|virus|energetic*',
      unless: 'higiene|instrument*|consultorio|corporal|agua|jabon|zona|protege|se_limpia',
    },
    {
      says: 'vaporiz*|vapor|vapores|vapores|banos|bano|tes ..2 vagin*|intim*|uterin*|herbal*|yoni|asiento_con',
      unless: 'hidrat*',
    },
    {
      says: 'punto_g|o_shot|oshot|orgasm*|libido|deseo|placer',
      needs:
        'ampliacion|aumento|aument*|inyecc*|hialuronico|shot|intens*|amplific*|garant*|laser|chip*|pellet*|suero*|plasma|maximo|dispar*|multiplic*|despiert*|hialuronico|mejor*_sus',
    },
    {
      says: 'estrech*|tensad*|tensar|apriet*|apretad*|tonif*|reafirm*|firmeza ..5 vagin*|intim*|vagina|parejas|laser',
      unless: 'ejercici*|kegel|estrechez',
    },
    {
      says: 'hierba+|herbolaria|herbal*|tes|infusion*|pomada+|tintura+|naturista+|ovulos|aceite+|jugo+|suplemento+|capsulas|gotas|formula|encapsul*|jarabe|crema|gel|jabon|vitamina+|probiotico+|parche+|remedio+|colageno|dieta ..6 @fixes|regula*|desinflam*|fertilidad|infalible|milagros*|estrecha|aclara|regenera|rejuvenece|embaraza|contra_el|para_los|para_quistes|para_miomas|para_el_vph|matriz|equilibr*',
      unless: 'embarazo_no|consult*|recet*_vaginal|lubricante|leve+|sencill*',
    },
    {
      says: 'equilibra|regula|balancea|nivela|ordena ..3 estrogeno+|hormon*|ciclo',
      needs: 'tes|crema|plan|mi|nuestro+|natural*|semanas|suplemento+',
      unless: 'anticoncep*|pastilla+|diu',
    },
    { says: 'estrechar|estrechamiento|apretar', unless: 'ejercici*|canal|arteria*' },
    {
      says: 'varoncito|hombrecito|ninita|nina|nino|varon ..4',
      needs: 'espermatozoides|separ*|anhela|prefier*|elij*|dieta|calendario|metodo',
      unless: 'ultrasonido',
    },
    {
      says: 'emocion*|energia|heridas|bloqueos|traumas ..5',
      needs: 'utero|matriz|ovario+|vientre & san*|limpi*|liber*|desbloque*|cur*',
    },
    {
      says: 'biorresonancia|bioresonancia|microbiota|intralipidos|linfocitos|biohacking|optimizacion|lunar|lunares|luna|vinagre|bicarbonato|alcalino|fases|geometria|frecuencias|vibracion*|escaner|iris|cristales|piedras|esencias|homeopat*|ancestral* ..9',
      needs:
        '@hers|@you|regimen|varon|varoncito|niña|hijo|sexo|rechaz*|embaraz*|hormon*|fertilidad|equilibrio|nina|nino|tu|su',
      unless: 'no|evidencia|evit*|flujo|media_luna|limpieza|mito|vinagre_o',
      evenDenied: true,
    },
  ],
}
