import { plainText } from '#content/texts/words.ts'

/** Longer texts are tiring to hear in a screen reader. */
const comfortable = 150

/** A warning about a doubtful alternative text; it does not prevent saving. */
export function altWarning(alt: string, fileName: string): string | undefined {
  const text = alt.trim()
  if (text === '') return undefined
  if (isLikeFileName(text, fileName)) {
    return 'Parece el nombre del archivo. Diga lo que se ve, como se lo contaría a alguien por teléfono.'
  }
  const [, opening] =
    /^((?:una? |la |el )?(?:imagen|foto|fotograf[ií]a|dibujo|ilustraci[oó]n) de)\b/i.exec(text) ?? []
  if (opening) return `No hace falta decir «${opening}»: empiece por lo que se ve.`
  if (text.length > comfortable) {
    return `Tiene ${text.length} caracteres. Procure no pasar de ${comfortable}: se escucha de corrido.`
  }
}

function isLikeFileName(text: string, fileName: string): boolean {
  if (/\.(?:jpe?g|png|webp|avif|gif|hei[cf]|svg|tiff?|bmp)$/i.test(text)) return true
  if (plain(text) === plain(fileName.replace(/\.[a-z0-9]{1,5}$/i, ''))) return true
  // 'IMG_2034', 'DSC00512', 'WhatsApp Image 2026-01-02', 'recepcion_final-2'
  if (/^(?:img|dsc[nf]?|pxl|mvimg|wa|p|screenshot|captura|whatsapp image)[-_ ]?\d/i.test(text)) return true
  return !/\s/.test(text) && /[_\d]/.test(text) && text.length > 5
}

const plain = (text: string) => plainText(text).replace(/[^a-z0-9]+/g, '')
