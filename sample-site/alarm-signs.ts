/*
 * Warning signs and the words in which every text tells them, so that no two pages differ. They complete 'Acuda a
 * urgencias si…' or 'Pida una cita si…'.
 */

export const lifeline = 'Línea de la Vida, 800 911 2000, a cualquier hora'

export const heavyBleeding = 'el sangrado empapa una toalla o más por hora durante dos horas seguidas'

/** After a birth or an operation less blood is dangerous. */
export const heavyBleedingAfterwards = 'empapa una toalla en una hora, expulsa coágulos grandes'

export const largeClots = 'expulsa coágulos grandes, del tamaño de una pelota de golf o mayores'

export const faintness = 'se marea, se desmaya, suda frío, le falta el aire o el corazón le late muy rápido'

export const bleedingAfterBirth = 'sangra mucho, o cada vez más, después de un parto, un aborto o una cirugía'

/** In texts for all women; those about pregnancy have the whole list of `pregnancy.ts`. */
export const possiblePregnancy =
  'está embarazada, o podría estarlo, y sangra, aunque sea poco, le sale líquido, se desmaya o tiene fiebre o dolor en el vientre'

export const strongPain = 'tiene un dolor súbito o muy intenso en el vientre, con o sin vómito'

export const pelvicInfection =
  'tiene fiebre, escalofríos o vómito junto con flujo de mal olor o dolor en la parte baja del vientre'

export const kidneyInfection = 'le arde al orinar y tiene fiebre, escalofríos, vómito o dolor en la espalda'

export const feverAfterProcedure = 'tiene fiebre de 38 °C o más, o escalofríos'

export const clotOrStroke =
  'le falta el aire, le duele el pecho, se le hincha una pierna, tiene un dolor de cabeza súbito e intenso, o pierde visión o fuerza de pronto'

export const selfHarm = `piensa en hacerse daño o en morir; también puede llamar a la ${lifeline}`

export const bleedingGirl =
  'Una niña a su cargo sangra y aún no tiene su primera regla: que la revisen hoy o mañana; en urgencias si sangra mucho, se lastimó o alguien pudo haberla tocado (no hace falta denunciar antes)'

export const bleedingGirlSource = {
  name: 'Collins JA, Maney JA, Livingstone A. Fifteen-minute consultation: Apparent vaginal bleeding in the pre-pubertal girl. Arch Dis Child Educ Pract Ed, 2021; 106: 142',
  url: 'https://ep.bmj.com/content/106/3/142',
}

export const bleedingAfterMenopause =
  'Sangró después de doce meses sin regla, aunque sea una sola mancha: pida la cita esta semana'
