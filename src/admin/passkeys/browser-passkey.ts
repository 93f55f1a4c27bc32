import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import { PasskeyFailure } from './passkey-failure.ts'

/** The library loads on the first use of a passkey. */
const load = () => import('@simplewebauthn/browser')

type Challenge = { readonly challenge: string }

export async function createCredential(options: Challenge) {
  requireWebAuthn()
  const { startRegistration } = await load()
  try {
    return await startRegistration({ optionsJSON: options as PublicKeyCredentialCreationOptionsJSON })
  } catch (error) {
    throw new PasskeyFailure(error)
  }
}

export async function authenticate(options: Challenge, isAutofill: boolean) {
  requireWebAuthn()
  const { startAuthentication } = await load()
  try {
    return await startAuthentication({
      optionsJSON: options as PublicKeyCredentialRequestOptionsJSON,
      useBrowserAutofill: isAutofill,
    })
  } catch (error) {
    throw new PasskeyFailure(error)
  }
}

/** Browsers allow passkeys only at an address with a name, not at a number. */
export const isAtName = () => !/^[\d.]+$|:/.test(window.location.hostname)

/** Whether the browser can offer passkeys in the autofill list of the e-mail field. */
export async function offersAutofill(): Promise<boolean> {
  if (!isAtName()) return false
  const credential = window.PublicKeyCredential
  return (await credential?.isConditionalMediationAvailable?.().catch(() => false)) ?? false
}

/** Cancels a passkey request that waits for the user. */
export async function cancelCeremony(): Promise<void> {
  if (!window.PublicKeyCredential) return
  const { WebAuthnAbortService } = await load()
  WebAuthnAbortService.cancelCeremony()
}

function requireWebAuthn(): void {
  if (!window.PublicKeyCredential) throw new PasskeyFailure(undefined)
}
