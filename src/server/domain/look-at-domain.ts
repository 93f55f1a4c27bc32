import type { DomainLook } from '#contract/domain.ts'
import { RefusedAddressError } from '../internet/public-request.ts'
import { errorCode } from '../problems/error-code.ts'
import type { DomainSources } from '../startup/site-overrides.ts'

type Step = DomainLook['steps'][number]

/** Looks at everything that a patient's browser needs, from the name to the redirect. */
export async function lookAtDomain(name: string, sources: DomainSources): Promise<DomainLook> {
  const steps = await Promise.all([
    nameStep(name, `El dominio ${name}`, sources),
    nameStep(`www.${name}`, `El nombre www.${name}`, sources),
    certificateStep(name, sources),
    redirectStep(`http://${name}/`, name, 'De http a https', sources),
    redirectStep(`https://www.${name}/`, name, 'De www a su dominio', sources),
  ])
  return { name, steps }
}

async function nameStep(name: string, title: string, { resolve, machine }: DomainSources): Promise<Step> {
  const wrong = (words: string) => ({ title, isRight: false, words })
  let found: readonly string[]
  try {
    found = await resolve(name)
  } catch {
    return wrong('Los servidores de nombres no respondieron. Inténtelo en unos minutos.')
  }
  if (found.length === 0)
    return wrong('Todavía no lleva a ningún servidor. Un cambio tarda desde minutos hasta un día en verse.')
  const list = found.join(' y ')
  if (machine.length === 0)
    return {
      title,
      isRight: true,
      words: `Lleva a ${list}. Confirme con quien cuida el servidor que es el suyo.`,
    }
  const others = found.filter((address) => !machine.includes(address))
  if (others.length === 0) return { title, isRight: true, words: `Lleva a este servidor (${list}).` }
  return wrong(
    `Lleva a ${others.join(' y ')}, que no es este servidor. Cambie ese registro, o quítelo si sobra; si su sitio está detrás de una red como Cloudflare, está bien así.`,
  )
}

async function certificateStep(name: string, { ask }: DomainSources): Promise<Step> {
  const title = 'El candado (certificado)'
  try {
    const { status } = await ask(`https://${name}/`)
    if (status < 500)
      return { title, isRight: true, words: 'El sitio abre con https y su certificado sirve.' }
    return {
      title,
      isRight: false,
      words: `El certificado sirve, pero el servidor respondió con el error ${status}.`,
    }
  } catch (error) {
    return { title, isRight: false, words: failureWords(error) }
  }
}

async function redirectStep(url: string, name: string, title: string, { ask }: DomainSources): Promise<Step> {
  try {
    const { status, location } = await ask(url)
    const target = location === undefined ? undefined : new URL(location, url)
    if (target?.protocol === 'https:' && target.hostname === name)
      return { title, isRight: true, words: `Lleva a https://${name}.` }
    const instead = target ? `lleva a ${target.origin}` : `responde con ${status} sin llevar a otra dirección`
    return {
      title,
      isRight: false,
      words: `${new URL(url).origin} ${instead}. Pida que lleve a https://${name}.`,
    }
  } catch (error) {
    return { title, isRight: false, words: failureWords(error) }
  }
}

const unknownAuthority =
  'El certificado no es de una autoridad reconocida, o le falta la cadena. Avise a quien cuida el servidor.'
const words: Readonly<Record<string, string>> = {
  ENOTFOUND: 'El nombre todavía no lleva a ningún servidor.',
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
  if (error instanceof RefusedAddressError)
    return 'El nombre lleva a una dirección privada, que no se ve desde internet.'
  return 'No respondió. Si acaba de cambiar los registros, inténtelo más tarde.'
}
