import type { Vocabulary } from './phrase.ts'

const practice =
  'consultorio+ clinica+ doctor+ dra dr ginecologo+ ginecobstetra+ ginecoobstetra+ obstetra+ especialista+ medico+ cirujano+ centro+ unidad* equipo+ personal atencion servicio+ trato instalacion* experto+ experta+ hospital+ sala+ partero+ lugar consulta+ manos tecnologia+ seguimiento acompanamiento cuidado+ precio+ calidad programa+ staff profesional*'

const trouble =
  'vph papiloma virus endometriosis adenomiosis mioma+ miomatosis fibroma+ quiste+ sop poliquistico+ colico+ menopausia climaterio bochorno+ infertilidad esterilidad infeccion* candidiasis vaginosis vaginitis cistitis herpes verruga+ condiloma+ sangrado+ hemorragia+ incontinencia resequedad sequedad dolor+ sintoma+ polipo+ displasia+ lesion* nic cancer tumor+ menstruacion* regla+ flujo prolapso dispareunia vaginismo enfermedad* molestia+ problema+ padecimiento+ insomnio celulitis estria+ preeclampsia fibrosis ansiedad depresion acne vih sida sifilis gonorrea clamidia ets its ardor comezon escape+ orina'

const outcome =
  'resultado+ exito embarazo+ bebe+ parto+ recuperacion curacion mejoria alivio satisfaccion cura efectividad eficacia solucion* tratamiento+ cirugia+ diagnostico+ bienestar salud vida felicidad sano sana sanos'

const procedure =
  'cirugia+ operacion* procedimiento+ tratamiento+ colocacion retiro insercion diu dispositivo+ implante+ biopsia+ legrado+ ameu aspiracion laser crioterapia cauterizacion electro* colposcopia+ histeroscopia+ laparoscopia+ papanicolao* papanicolau citologia+ revision* exploracion* estudio+ consulta+ parto+ cesarea+ amniocentesis mastografia+ ultrasonido+ tecnica+ metodo+ anestesia terapia+ inyeccion* aplicacion* extraccion toma aparato+ equipo+ ligadura salpingoclasia oclusion depilacion limpieza vacuna+ sesion*'

const women =
  'mujer+ paciente+ mama+ familia+ pareja+ persona+ senora+ chica+ madre+ clienta+ cliente+ bebe+ nina+'

export const vocabulary: Vocabulary = {
  practice,
  trouble,
  outcome,
  procedure,
  women,
  own: 'nuestro+ mi mis nosotros nosotras conmigo consultorio+ clinica+ aqui dra',
  colleague:
    'doctor+ medico+ ginecologo+ especialista+ colega+ clinica+ consultorio+ hospital+ obstetra+ profesional* cirujano+ lugar+ lado+ laboratorio+ farmacia+ partera+',
  time: 'sesion* dia+ semana+ hora+ mes meses minuto+ consulta+ cita+ visita+ aplicacion* dosis paso+ segundo+',
  gone: '~desaparecer ~eliminar ~quitar ~borrar ~acabar ~terminar ~sanar ~curar ~revertir/reviert ~resolver/resuelv ~solucionar ~corregir/corrig ~disolver/disuelv ~vencer/venz ~superar ~olvidar ~erradicar erradique ido fue fueron ira iran va van fuera adios saque saca sacamos libere* limpia limpio limpias sana sanas curada listo lista borron acabo',
  hedge:
    'puede pueden podria podrian podemos suele suelen veces algunas algunos algun alguna muchas muchos general* depende* aproximadamente segun si cuando habitual* frecuent* varia* normal* tarda* mayoria alrededor cerca tiende* tal_vez quiza* intent* busc* ayud* posible probable* cuerpo organismo sistema solo sola solas solos poco poca pocas espontanea* unos unas hasta menudo',
  always:
    'siempre jamas nunca todas todos ninguna ningun nadie invariablemente definitivamente cualquier cero excepcion absolutamente infaliblemente',
  ownVoice: 'conmigo mi mis nuestro nuestra nuestros nuestras nosotros nosotras',
  city: 'aguascalientes mexicali tijuana campeche tuxtla saltillo torreon chihuahua juarez durango leon guanajuato irapuato celaya acapulco chilpancingo pachuca guadalajara zapopan toluca metepec naucalpan morelia uruapan cuernavaca tepic monterrey oaxaca puebla cholula atlixco tehuacan queretaro cancun playa_del_carmen san_luis_potosi culiacan mazatlan hermosillo villahermosa tampico reynosa tlaxcala xalapa veracruz cordoba orizaba merida zacatecas cdmx ciudad_de_mexico estado_de_mexico jalisco nuevo_leon yucatan sinaloa sonora michoacan hidalgo morelos tabasco coahuila chiapas guerrero nayarit colima mexico',
  fully: 'total totalmente completamente absolutamente absoluto+ completo+ plenamente enteramente por muy',
  praise:
    'reconocid* modern* avanzad* experimentad* preparad* confiabl* complet* prestigi* segur* equipad* buscad* recomendad* human* calificad* capacitad* importante+ actualizad* querid* exclusiv* famos* innovador* calid* profesional* valorad* solicitad* especializad* destacad* experiment* efectiv* eficaz eficaces efectivo+ economic* barat* accesible+ sofisticad* cualificad* certificad* premiad* top visitad* elegid* rapid* alt* amable* grande+ vanguardista+ precis* exitos* elegante+ experto+ experta+ lujos* cotizad* conocid* brillante+ respetad* admirad* hermos* tecnologic* integral* cercan*',
  region:
    'ciudad estado region pais mexico republica zona mundo latinoamerica nacional mundial puebla municipio capital sur norte centro occidente bajio sureste area colonia continente cdmx monterrey guadalajara queretaro merida internacional america local @city',
}
