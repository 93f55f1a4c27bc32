import type { Rule } from './rule.ts'

export const noticeRules: readonly Rule[] = [
  {
    id: 'aviso-sin-servicio',
    level: 'avisa',
    reason: 'El aviso de un servicio se ve solo en la página de ese servicio. Sin la página, nadie lo lee.',
    *find({ document, texts }, { shown }) {
      if (document !== 'notices') return
      for (const { path, field, text } of texts) {
        const [index] = path.split('.')
        const isPlace = field.key === 'service' && shown.notices[Number(index)]?.place === 'service'
        if (isPlace && !shown.services.some(({ id, visible }) => id === text && visible))
          yield { path, text: `El servicio «${text}» no tiene página en el sitio.`, part: text }
      }
    },
  },
]
