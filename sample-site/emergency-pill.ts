/** On weight, the European agency calls the data inconclusive: the texts say only that the pill may fail more. */
export const emergencyPillSources = [
  {
    name: 'Agencia Europea de Medicamentos (EMA). Emergency contraceptives: peso corporal y eficacia (24 de julio de 2014)',
    url: 'https://www.ema.europa.eu/en/medicines/human/referrals/emergency-contraceptives',
  },
  {
    name: 'FSRH, Reino Unido. Dosis doble de levonorgestrel con medicinas que aceleran su eliminación (2 de julio de 2016)',
    url: 'https://www.fsrh.org/news/ceu-statement-use-of-double-dose-3mg-levonorgestrel-emergency/',
  },
]
