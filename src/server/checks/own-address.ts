import type { OwnAddress } from '#contract/site.ts'
import { RefusedAddressError } from '../internet/public-request.ts'
import { errorCode } from '../problems/error-code.ts'
import type { AskAddress } from '../startup/site-overrides.ts'
import { askOnce } from './ask-source.ts'

type Step = OwnAddress['steps'][number]

/** In ms. */
const timeout = 8000

const askInternet: AskAddress = (url) => askOnce(url, AbortSignal.timeout(timeout))

/** Looks at what a patient's browser needs at the site's own address: the certificate and the redirects. */
export async function lookAtOwnAddress(name: string, ask: AskAddress = askInternet): Promise<OwnAddress> {
  const other = name.startsWith('www.') ? name.slice('www.'.length) : `www.${name}`
  const steps = await Promise.all([
    certificateStep(name, ask),
    redirectStep(`http://${name}/`, name, ask),
    redirectStep(`https://${other}/`, name, ask),
  ])
  return { name, steps }
}

async function certificateStep(name: string, ask: AskAddress): Promise<Step> {
  const title = `https://${name}`
  try {
    const { status } = await ask(`https://${name}/`)
    return status < 500
      ? { title, isRight: true, words: 'Abre, y su certificado (el candado) sirve.' }
      : {
          title,
          isRight: false,
          words: `El certificado sirve, pero el servidor respondió con el error ${status}.`,
        }
  } catch (error) {
    return { title, isRight: false, words: failureWords(error) }
  }
}

async function redirectStep(url: string, name: string, ask: AskAddress): Promise<Step> {
  const title = new URL(url).origin
  try {
    const { status, location } = await ask(url)
    const target = location === undefined ? undefined : new URL(location, url)
    if (target?.protocol === 'https:' && target.hostname === name) {
      return { title, isRight: true, words: `Lleva a https://${name}.` }
    }
    const instead = target ? `Lleva a ${target.origin}` : `Responde con ${status} sin llevar a otra dirección`
    return { title, isRight: false, words: `${instead}. Pida que lleve a https://${name}.` }
  } catch (error) {
    return { title, isRight: false, words: failureWords(error) }
  }
}

const unknownAuthority =
  'El certificado no es de una autoridad reconocida, o le falta la cadena. Avise a quien cuida el servidor.'
const words: Readonly<Record<string, string>> = {
  ENOTFOUND:
    'El nombre todavía no lleva a ningún servidor. Un cambio tarda desde minutos hasta un día en verse.',
  EAI_AGAIN: 'Los servidores de nombres no respondieron. Inténtelo en unos minutos.',
  ECONNREFUSED: 'El servidor no acepta visitas en esa dirección.',
  ECONNRESET: 'El servidor cortó la conexión.',
  CERT_HAS_EXPIRED: 'El certificado venció. Avise a quien cuida el servidor.',
  ERR_TLS_CERT_ALTNAME_INVALID: 'El certificado es de otro nombre. Avise a quien cuida el servidor.',
  CERT_NOT_YET_VALID: 'El certificado todavía no empieza a valer. Avise a quien cuida el servidor.',
  DEPTH_ZERO_SELF_SIGNED_CERT: unknownAuthority,
  SELF_SIGNED_CERT_IN_CHAIN: unknownAuthority,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: unknownAuthority,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: unknownAuthority,
}

function failureWords(error: unknown): string {
  const known = words[errorCode(error) ?? '']
  if (known) return known
  if (error instanceof RefusedAddressError) {
    return 'El nombre lleva a una dirección privada, que no se ve desde internet.'
  }
  return 'No respondió. Si acaba de cambiar los registros, inténtelo más tarde.'
}
