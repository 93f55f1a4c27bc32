export const violenceHelpline = 'Línea de las Mujeres: 079, opción 1, gratuita, las 24 horas'

export const violenceHelplineSource = {
  name: 'Secretaría de las Mujeres, Línea de las Mujeres 079, opción 1 (La Jornada, 5 de noviembre de 2025)',
  url: 'https://www.jornada.com.mx/2025/11/05/sociedad/039n2soc',
}

export const sexualViolence = 'sufrió violencia sexual, aunque haya pasado tiempo'

/** What a victim must know. It stands below that sign wherever it is told. */
export const careAfterSexualViolence = `La violencia sexual es una urgencia médica y no necesita denunciar antes. La prevención del VIH se inicia en las primeras 72 horas; la anticoncepción de emergencia, hasta 120 horas después. También se previenen otras infecciones, como la hepatitis B. ${violenceHelpline}.`

export const sexualViolenceSources = [
  {
    name: 'NOM-046-SSA2-2005. Violencia familiar, sexual y contra las mujeres. Criterios para la prevención y atención, numerales 6.4.2.3 y 6.4.2.7 (DOF, 16 de abril de 2009; modificada el 24 de marzo de 2016)',
    url: 'https://www.dof.gob.mx/nota_detalle.php?codigo=5430957&fecha=24/03/2016',
  },
  {
    name: 'Suprema Corte de Justicia de la Nación. Comunicado 189/2022, sobre la NOM-046-SSA2-2005 (24 de mayo de 2022)',
    url: 'https://www.internet2.scjn.gob.mx/red2/comunicados/noticia.asp?id=6912',
  },
  violenceHelplineSource,
]
