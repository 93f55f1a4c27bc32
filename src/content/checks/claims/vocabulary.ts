import type { Vocabulary } from './phrase.ts'

/** Words for the speaker, for other people and for things. */
const people = {
  doctor:
    'doctor+ dra dr dres doc docs ginecologo+ ginecobstetra+ ginecoobstetra+ gineco+ gine gines obstetra+ especialista+ subespecialista+ medico+ cirujano+ experto+ partero+ profesional+ galeno+ uroginecologo+ colposcopista+ equipo',
  place: 'consultorio+ clinica+ centro+ unidad* hospital+ sanatorio+ sala+ lugar instalacion* maternidad',
  service:
    'atencion servicio+ trato equipo+ personal staff tecnologia calidad seguimiento acompanamiento cuidado+ consulta programa+ manos medicina ginecologia obstetricia precio+ costo+ aparato+ experiencia',
  practice: '@doctor @place @service',
  colleague:
    '@doctor @place colega+ laboratorio+ farmacia+ partera+ matrona+ comadrona+ pasante+ practicante+ residente+ lado+ lugares parte+ consulta+ institucion*',
  ownVoice: 'conmigo mi mis mio mia mios mias nuestro+ nosotros nosotras',
  /** Words and forms of a practice that speaks of itself. */
  hers: 'la_nuestra lo_nuestro el_nuestro esta_maternidad la_casa nuestras @ownVoice aqui yo la_doctora la_dra dra este_consultorio esta_clinica este_lugar mi_consultorio consultorio clinica doctora < *amos *emos hacemos decimos resolvimos conseguimos atiendo opero hago coloco pongo aplico manejo ofrezco logro receto indico realizo tengo soy propongo corrijo devuelvo prescribo practico preparo empleo respondo extirpo resuelvo quito curo elimino garantizo aseguro prometo juro doy recibo veo acompano llevo cobro vendo trato saco desaparezco administro utilizo domino personalmente vente nos se_me',
  others:
    'otras_escuelas mayor_parte sitios alla en_ninguna_parte ellos zona otro+ mucho+ demas resto cualquier cualquiera mayoria ciertos ciertas tanto+ ese esa esos esas aquellos aquellas competencia competidor+ vecino+ enfrente esquina anterior+ seguro gobierno publico+ imss issste farmacia+ cadena+ generales alguno+ varios su_doctor su_doctora su_ginecologo su_medico su_ginecologa su_gine tu_doctor tu_doctora tu_ginecologo tu_ginecologa tu_medico tu_gine mal_diagnosticadas jovenes barat* bajo_costo similares mis_colegas',
  fault:
    'inflan falsean comision ganancia costumbre pesimo sacan sacaron sacar irse_temprano quitando menor_preparacion en_peligro sabe_recetar lucro ambicion indiferencia groser* prepotent* soberbi* humill* gritan fracasos nadie_supo no_supo no_supieron no_dieron no_atin* dando_vueltas queman a_ciegas casi_me engan* mient* minti* apur* ignor* fall* fracas* rechaz* minimiz* venden abus* equivoc* confund* lucr* burl* regan* juzg* maltrat* improvis* invent* asust* lastim* despach* abandon* ocult* esconden esconde callan descuid* negligen* prisa+ innecesari* de_mas negocio caro+ dinero lana irresponsab* inutil* echaron_a_perder nada_mas nomas no_estudiaron no_le no_la obsolet* anticuad* viejo+ atras* peor mal incompet* inexpert* desactualiz* estaf* roba roban comodidad flojera ignoran* numero cinco_minutos diez_minutos no_saben no_sabe se_quedo_en no_entiende siglo_pasado conviene_vender para_todo descomp* mal_diagnos* mal_atend* no_escuchan no_explican no_explica no_revisan no_estudian no_actualizan no_estan no_distinguen no_entienden no_quiere no_quieren ni_voltean ni_la ni_escuchan ni_explican ni_revisan siguen_usando siguen_con solo_buscan sin_escuchar sin_necesidad sin_explic* sin_preguntar peligros* robot robots cortan a_medias a_ciegas ni_titulo ni_cedula sin_cedula sin_titulo material_reciclado alarmante alarma ligereza cinism* corrup* codici* avar* lamentable* verguenza indign* frialdad insensib* deshuman* arrogan* machist* torpe* chafa* mediocre* caduc* rebasad* desconoc* novat* aprendices conejillo* carnicer* mutil* destroz* arruin* desfigur* horribl* espantos* terribl* pesadilla infierno calvario viacrucis peregrin* rebot* loteria volado azar fabrica maquila ganado borrego* en_serie voltean uteros_sanos no_miran a_las_carreras mientras_mas_cobran ni_te los_noventa del_siglo malos_diagnos* malos saquen operen mutilen',
  source:
    'oms ops figo acog inegi globocan ensanut cdc nice cochrane lancet nejm eshre asrm conapo cenetec iarc imco enadid cofepris rcog sego fda ema secretaria_de_salud organizacion_mundial guia_mexicana norma_oficial nom',
  women:
    'mujer+ paciente+ enferma+ chava+ señoras seguidora+ reina+ ustedes pacientit* operada+ mama+ mamas mamis familia+ pareja+ persona+ senora+ chica+ madre+ clienta+ cliente+ bebe+ nina+ usuaria+ amiga+ embarazada+ poblanas mexicanas todas',
  you: 'usted ustedes tu ti te le les su sus tus contigo',
  endorse:
    'como_ejemplo aconseja aconsejan ostenta coinciden acreditan aval* respald* recomend* recomiend* certific* aprob* aprueb* aprobadisim* visto_bueno reconoc* reconocid* superioridad distingu* premi* acredit* autoriz* valid* homolog* patrocin* galardon* apoy* garantiza garantizan confia confian prefieren elige eligen eligio prueban prueba_que demuestr* comprueb* confirma* probad* comprobad* demostrad* patentad* testad* promueve promueven supera superan beneplacito bendicion aplaud* aplaude usad* utilizad* adoptad* elogi*',
  authority:
    'america_latina comision_federal comunidad_medica premio_nobel gobierno_del_estado instituciones_de oms ops cofepris fda ema ssa onu unicef imss issste sep conacem conamed conacyt gobierno secretaria ministerio federacion asociacion* sociedad* colegio+ consejo+ universidad* academia_nacional estados_unidos union_europea unam harvard oxford stanford mayo nasa iso ayuntamiento dif instituto+ autoridad* organizacion* institucion* ciencia cientifico+ academia doctoralia google forbes television tv televisa tele radio revista+ noticias prensa medios programa famosas famosos artistas celebridades influencers actrices conductoras cantantes nobel universidades europa europeo+ aleman* suizo+ japones* israeli coreano+ estadounidense american* mundial* internacional* medicos doctores ginecologos ginecologas especialistas expertos hospitales profesionales laboratorio+ agencias_sanitarias agencias ejercito olimpic* embajada congreso_mundial',
}

/** What hurts, what is done, and what is hoped for. */
const medicine = {
  trouble:
    'vulvodinia atrofia fibroadenoma+ adherencia+ brote+ cistocele rectocele endometrioma+ hirsutismo melasma fatiga sofoco+ nodulo+ arrugas vph papiloma virus endometriosis adenomiosis mioma+ miomatosis fibroma+ quiste+ sop poliquistico+ colico+ menopausia climaterio bochorno+ infertilidad esterilidad infeccion* candidiasis candida hongo+ bacteria+ vaginosis vaginitis cistitis herpes verruga+ condiloma+ sangrado+ hemorragia+ incontinencia fuga+ escape+ resequedad sequedad dolor+ dolencia+ sintoma+ polipo+ displasia+ lesion* nic cancer tumor+ menstruacion* regla+ flujo prolapso dispareunia vaginismo enfermedad* molestia+ problema+ padecimiento+ mal+ insomnio celulitis estria+ preeclampsia fibrosis ansiedad depresion acne vih sida sifilis gonorrea clamidia ets its ardor comezon orina toallas panal* anemia migrana+ olor periodo sufrimiento hinchazon inflamacion',
  /** What is felt, found or named by a diagnosis: a 'sin dolor' after it describes it. */
  illness:
    'acne adenocarcinoma+ adenoma+ adenomiosis adherencias amenorrea anemia anomalia+ atrofia bacteria+ blando bolita+ bulto+ cancer candidiasis carcinoma+ chancro clamidia climaterio condiloma+ cuello diabetes displasia+ ectopico ectropion embarazo_ectopico endometrioma+ endometriosis enfermedad* fibroadenoma+ fibroma+ flujo galactorrea ganglio+ gonorrea grano+ hematoma+ hemorragia+ hernia+ herpes hinchazon hiperplasia hipertension hipotiroidismo hongo+ infeccion* inflamacion its ets lesion* linfoma llaga+ lunar manchado masa+ mastitis menopausia mioma+ molusco nodulo+ osteoporosis papiloma perdida placenta polipo+ preeclampsia presion prolapso quiste+ reserva_ovarica rectocele cistocele roncha+ sangrado+ sarcoma sifilis signo+ sindrome sintoma+ sop tricomon* trombosis tumor* tumoracion* ulcera+ utero_retroverso vaginosis varicocele varice+ variacion* variante+ verruga+ vih virus vph contracciones secrecion* abultamiento',
  outcome:
    'resultado+ exito exitoso+ embarazo+ embarazada+ embarazan embarace bebe+ parto+ recuperacion curacion mejoria alivio satisfaccion satisfech* cura efectividad eficacia solucion* cirugia+ operacion* diagnostico+ bienestar salud felicidad feliz felices sano+ contenta+ mama mamas madre madres hijo+ @fixes',
  harm: 'perjuicio+ indeseable+ reaccion* infeccion_alguna percance+ dolor+ engordar manchar dolorcit* molestia+ molestit* riesgo+ peligro+ cicatriz cicatrices marca+ huella+ secuela+ complicacion* efecto+ sufrimiento sufrir ardor sangrado miedo incomodidad+ piquet* rasguno+ suturas contraindicacion* dano+ temer angustia trauma+ consecuencia+ doler duela lagrimas desgarro+ nauseas nausea sorpresas sustos',
  procedure:
    'cirugia+ operacion* operar* procedimiento+ tratamiento+ colocacion retiro insercion diu dispositivo+ implante+ biopsia+ legrado+ ameu aspiracion laser crioterapia cauterizacion electro* colposcopia+ histeroscopia+ histerectomia+ laparoscopia+ papanicolao* papanicolau pap citologia+ revision* exploracion* estudio+ consulta+ parto+ cesarea+ amniocentesis mastografia+ ultrasonido+ tecnica+ metodo+ anestesia sedacion terapia+ inyeccion* aplicacion* extraccion toma aparato+ ligadura salpingoclasia oclusion depilacion limpieza vacuna+ sesion* hormona+ medicamento+ protocolo cerclaje receta+ suero+ labioplastia conizacion',
  results:
    'placentera arrugas cabello rejuvenecida rejuvenecido renovada radiante silueta esbelta delgada kilos tallas pasion orgasmo+ intimidad resultado+ ~mejorar ~cambiar cambio+ ~recuperar ~adelgazar ~rejuvenecer ~embarazar embarazo embarazada mejoria alivio ~aliviar ~aliviarse efecto+ firmeza fuerza nueva caminando figura peso diferencia normalidad fertilidad energia ~lograr ~regular ~ordenar ~funcionar libre bien feliz jovencita joven deseo libido vitalidad plano equilibr* en_orden tersura elasticidad lubricacion sensibilidad renovad* plenitud autoestima belleza hermos* bonit* sexy atractiv* deseada juvenil juventud turgen* tonific* rosad* simetric* camina caminan relaciones_sin_dolor plena',
  intimate:
    'vagin* vulv* intim* genital* femenin* ovari* ovulos ovulo utero uterin* matriz vientre endometri* fertilidad hormon* menopausia libido orgasm* sexual* deseo placer clitoris punto_g himen anal zona virgin* piso_pelvico labios_menores embaraz* mujer @trouble',
  time: 'sesion* dia+ semana+ hora+ mes meses minuto+ consulta+ cita+ visita+ aplicacion* dosis paso+ segundo+ ciclo+ intento+ inyeccion* pastilla+',
  remedy:
    'dieta+ plan suero+ tes gotit* gotas hierba+ laser protocolo+ programa capsula+ formula+ alimentacion aceite+ ovulo+ pastilla+ crema+ gel jugo+ parche+ imanes ozono suplemento+ inyeccion+ natural+ naturalmente homeopatia radiofrecuencia plasma sin_cirugia sin_operar sin_bisturi sin_quirofano sin_pastillas terapia+ metodo',
  relapse:
    'repetic* recurren* recaida brotes persist* presenta_otra volvi* regres* repet* repit* ~volver/vuelv vuelto vuelta recae* recaid* reincid* reapar* complic* infect* quej* arrepent* muri* muert* falla* fallado reoper* movid* mueve lata otra_vez otra_intervencion otra_cirugia mal_puest* intervencion revision lament* regreso recaen reingres* demand* reclam* ',
  good: 'bien perfect* sano+ curad* eliminad* limpi* libre+ resuelt* historia feliz felices content* satisf* encantad* exito* excelent* maravill* nueva salud @fixes @outcome a_termino',
  denial: 'no ni nunca jamas nadie ninguna ninguno ningun cero sin imposible tampoco',
  /** What aesthetic offers change. */
  looks:
    'vientre abdomen panza pancita cintura figura plana plano firme joven apretad* estrech* kilos tallas vello estrias cicatriz cicatrices labios senos busto gluteos arrugas ojeras celulitis manchas cachetes lonjas lonjitas llantitas cutis porcelana',
  day: 'lunes martes miercoles jueves viernes sabado domingo hoy manana ayer',
  causes:
    '~ocasionar ~causar ~provocar ~producir produce producen ~generar ~acarrear ~implicar ~conllevar ~representar supone tiene tienen hay existe existen deja dejan dejara da dan ~presentar corre trae hace hacen ofrece entrana',
  quack:
    'dieta+ tes hierba+ capsula+ suplemento+ formula+ aceite+ jugo+ gotas gotit* parche+ imanes ozono homeopatia plasma suero+ programa protocolo plan metodo natural+ naturalmente sin_cirugia sin_operar sin_bisturi sin_quirofano sin_pastillas reto',
  fixes:
    '~derrotar ~doblegar ~suprimir ~extinguir ~exterminar ~pulverizar liquidamos liquida liquidan liquidar ~domar ~desterrar/destierr ~ahuyentar ~evaporar ~esfumar ~disipar ~restaurar ~neutralizar ~vencer vencida vencido derrota antidoto ~regenerar ~reparar ~desaparecer ~eliminar ~quitar ~borrar ~acabar ~terminar ~sanar ~curar ~revertir/reviert ~resolver/resuelv ~solucionar ~disolver/disuelv ~vencer/venz ~superar ~erradicar ~exterminar ~destruir/destruy ~deshacer/deshag ~desvanecer ~desintegrar ~derretir/derrit ~expulsar ~matar ~aniquilar ~fulminar ~combatir ~arrancar ~limpiar ~liberar ~olvidar ~sacar ~negativizar ~secar ~corregir/corrig ~regularizar ~normalizar ~restablecer ~reabsorber ~desinflamar ~encoger/encog ~depurar ~remediar ~erradique sano cura curacion erradicacion eliminacion desaparicion fulmina ~frenar ~sepultar ~barrer desaparecio resuelt* disuelt* deshech* corta_de_tajo corte_de_tajo cortamos_de_tajo',
}

/** What a picture of a promise is made of. */
const pictures = {
  /** Small or pleasant things that a procedure is likened to. */
  trifle:
    'paseo siesta+ siestecita manicure manicura pedicure caricia+ cosquilla+ suspiro+ juego tramite masaje+ spa dulce+ caramelo pluma pestaneo parpadeo abrazo+ descanso sueno sorbo cafe cafecito ratito vacaciones brisa apapacho+ beso+ mosquito+ mosco pellizco+ picnic cine pelicula cancion serie novela helado almuerzo peluqueria salon dia_de_campo cruzar aspirina chicle juguete fiesta nube algodon+ seda mariposa paraiso angeles rayito playa nada',
  envies:
    '~copiar ~imitar ~envidiar ~admirar ~plagiar suenan quisieran desearian recurren se_atoran no_pudieron no_pudo no_logran no_logro no_alcanza no_resolvieron no_supieron preguntan_como mandan_a_sus traen_a_sus traen_a_su voltean_a_ver aprenden_de aprendieron_de',
  fee: 'precio+ costo+ tarifa+ honorarios cobro cobros cuenta consulta+ paquete+ pago cirugia tratamiento ultrasonido ultra papa colpo papanicolao* mastografia valoracion cita sesion* laser',
  /** What a text that denies a boast speaks of. */
  boast:
    'promet* promes* milagr* magia mago+ maga magos garanti* presum* perfeccion perfecto+ ilusion* exager* vanidad desacredit* criticar competi* compet* unic* infalible+ alardes publicidad mejores mejor cura curas heroes diosas riesgo+ hablar_mal varian vari* conlleva dolor suerte casualidad charlatan* cirugia quirofano pastillas letras_chiquitas engan* vende* vendo',
  /** Whom a practice may not name as its witness. */
  patron:
    'marcas farmaceutica+ aseguradora+ notario juez jueces magistrad* obispo cura_de familias_de apellido abolengo alta_sociedad actriz actrices artistas novias reinas estrella+ alfombra panamericana colegio_americano',
}

/** How something is said: without doubt, at once, or with care. */
const manner = {
  surely:
    'totalidad indudable* indiscutible* inevitable* irremediable* perpetu* etern* vitalici* en_todos_los_casos sin_falla sin_fallar sin_duda sin_titubeos cada_vez todas_las_veces ni_un ni_una integr* radical* plenamente enteramente rotund* categoric* al_cien por_contrato por_escrito el_resto_de siempre jamas nunca todas todos ninguna ningun nadie invariablemente definitiv* definitivamente cualquier cero absolutamente infaliblemente garantiz* garantia+ asegur* seguro permanente* totalmente completamente total por_completo de_raiz desde_la_raiz para_siempre de_por_vida de_una_vez sin_falta sin_excepcion excepcion sin_lugar_a_dudas sin_duda de_verdad imposible_que si_o_si sí_o_sí cien 100 siempre_y_sin jamas_volver* cada_una el_resto_de_su_vida de_tajo el_total la_totalidad pase_lo_que_pase nulo nula rotundamente categoricamente con_certeza a_ciencia_cierta sea_cual_sea todititas toditas al_mil mil_por_ciento',
  quickly:
    'en_cuestion_de en_un_santiamen en_un_rato en_un_ratito en_un_momento veloz velozmente rapidamente ahora_mismo ya_mismo al_levantarse en_lo_que en_menos_de al_concluir al_salir en_pocas en_pocos a_los_pocos en_apenas en_tan_solo antes_de_una al_primer de_una_vez en_un_mes en_una_semana en_una_sola en_una_sesion en_minutos en_segundos en_horas en_dias en_semanas al_instante al_momento de_inmediato inmediatamente inmediato+ instantane* rapid* express expres relampago hoy_mismo este_mes esta_semana este_ano mismo_mes al_mes mismo_dia misma_tarde esa_misma al_dia_siguiente al_otro_dia primera_sesion primera_cita primera_aplicacion primera_consulta primera_dosis primera_visita dia_uno primer_dia primer_mes primer_intento una_sola_sesion una_sola_aplicacion una_sola_consulta una_sola_visita una_sola_dosis una_sola_cita una_sesion una_sola hoy manana en_un_dos_por_tres en_un_abrir de_volada de_la_noche_a en_un_parpadeo en_un_tris lo_antes_posible desde_ya al_poco_tiempo en_cosa_de en_unas_horas primera_noche primera_toma primer_uso desde_el_inicio',
  hedge:
    'puede pueden pueda puedan podria podrian suele suelen veces algunas algunos algun muchas muchos generalmente en_general depende* dependiendo aproximadamente segun si cuando habitual* varia* normalmente tarda* mayoria alrededor tiende* tal_vez quiza* ayuda ayudan posible_que probable* es_posible_que el_cuerpo su_cuerpo_suele sistema_inmun* se_va_sola se_van_solos se_van_solas va_solo desaparece_solo desaparecen_solos desaparecen_solas resuelve_solo resuelve_sola quita_sola quitan_solas caen_solos por_si espontanea* casi_siempre menudo ojala debe deben conviene acuda urgencia+ poco_a_poco aunque lento despacio regularmente evita*',
  /** What she does, as a fact. */
  does: 'podemos valoramos turn* presentamos anestesia pros atiend* atend* coloc* oper* revis* trat* ofrec* realiz* veo vemos usamos trabaj* recib* recomend* acept* pido pedimos cobr* mand* canaliz* refer* refier* estudi* colabor* manej* entreg* residencia especialidad cedula maestr* aprend* formacion hospital seguro+ aseguradora+ compania poliza estamos cerramos abrimos vigil* seguimiento prefer* busc* consult* recet* tom* cambi* elegimos eleg* avis* esper* decimos',
  /** What a text that sells tells its reader to do. */
  sell: 'vuelva recupere recupera luzca luce disfrute disfruta viva sientase sientete atrevase atrevete elimine logre consiga consigue alcance renueve renueva transforme transforma rejuvenezca rejuvenece enamore enamora brille brilla embaracese embarazate reconquiste presuma presume regalese regalate consientase consientete reinvente reinventate reviva revive despierte imagine ponga salga libere liberese liberate',
  /** What she may promise, because it depends on her alone. */
  conduct:
    'explic* escuch* pregunt* respet* juzg* juicio+ regan* acompan* inform* consent* permiso duda+ cita+ privad* revis* public* datos platic* convers* habl* lea leer pago+ pagar factur* expediente horario+ agend* tiempo prisa+ decid* decision* document* contest* puntual* esterili* limpi* acuerdo palabras',
  praise:
    'cumbre consolidad* fabulos* estupend* magnific* extraordinari* ejemplar excepcional* cotizad* sensacional* dotad* reconocid* modern* avanzad* experimentad* preparad* confiabl* complet* prestigi* segur* equipad* buscad* recomendad* human* calificad* capacitad* importante+ actualizad* querid* exclusiv* famos* innovador* calid* profesional* valorad* solicitad* especializad* destacad* experiment* efectiv* eficaz eficaces economic* barat* accesible+ sofisticad* cualificad* certificad* premiad* top visitad* elegid* rapid* alt* amable* grande+ vanguardista+ precis* exitos* elegante+ experto+ lujos* cotizad* conocid* brillante+ respetad* admirad* hermos* tecnologic* integral* cercan* habil* confianza evaluad* rankead* ranqueada posicionad* puntuad* laureada prestigiad* socorrid* aclamad* condecorad* completisim* honest* crack chingon* fregon* eminen* genial* sobresalient* ilustre* afamad* renombrad* impecabl* asombros* increib* espectacular* formidabl* sabi* diestr*',
}

const places = {
  city: 'aguascalientes mexicali tijuana campeche tuxtla saltillo torreon chihuahua juarez durango leon guanajuato irapuato celaya acapulco chilpancingo pachuca guadalajara zapopan toluca metepec naucalpan morelia uruapan cuernavaca tepic monterrey oaxaca puebla cholula atlixco tehuacan queretaro cancun playa_del_carmen san_luis_potosi culiacan mazatlan hermosillo villahermosa tampico reynosa tlaxcala xalapa veracruz cordoba orizaba merida zacatecas cdmx ciudad_de_mexico estado_de_mexico jalisco nuevo_leon yucatan sinaloa sonora michoacan hidalgo morelos tabasco coahuila chiapas guerrero nayarit colima mexico mexicana republica_mexicana',
  region:
    'ciudad estado region pais republica zona mundo latinoamerica nacional mundial municipio capital sur norte centro occidente bajio sureste area colonia continente internacional america local planeta rumbo mercado @city',
}

export const vocabulary: Vocabulary = { ...people, ...medicine, ...pictures, ...manner, ...places }
