/**
 * The limit of 70 kg is from the British guideline. The European agency calls the data on weight inconclusive, so the
 * texts say only that the pill may fail more.
 */
export const emergencyPillSources = [
  {
    name: 'Agencia Europea de Medicamentos (EMA). Emergency contraceptives: peso corporal y eficacia (24 de julio de 2014)',
    url: 'https://www.ema.europa.eu/en/medicines/human/referrals/emergency-contraceptives',
  },
  {
    name: 'FSRH, Reino Unido. Overweight, Obesity and Contraception: levonorgestrel y peso de más de 70 kg (abril de 2019)',
  },
  {
    name: 'FSRH, Reino Unido. Dosis doble de levonorgestrel con medicinas que aceleran su eliminación (2 de julio de 2016)',
    url: 'https://www.fsrh.org/news/ceu-statement-use-of-double-dose-3mg-levonorgestrel-emergency/',
  },
]
