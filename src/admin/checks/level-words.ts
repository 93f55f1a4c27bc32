import type { CheckLevel } from '#content/checks/finding.ts'

export const levelWords: {
  readonly [Level in CheckLevel]: { readonly title: string; readonly help: string }
} = {
  bloquea: {
    title: 'Impide lanzar el sitio',
    help: 'Puede costarle una multa o engañar a una paciente. Corríjalo antes de dar a conocer el sitio.',
  },
  avisa: {
    title: 'Conviene corregirlo',
    help: 'Si en su caso está bien así, descártelo y diga por qué: su motivo se guarda.',
  },
  sugiere: {
    title: 'Sugerencias',
    help: 'El sitio funciona sin ellas; con ellas es mejor.',
  },
}
