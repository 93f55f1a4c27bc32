import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { readStored, store } from '#admin/shell/browser-storage.ts'
import { factGroups } from './fact-groups.ts'

const storageKey = 'consultorio:empezar'

/** The position of a step from its number in an address; `factGroups.length` is the end. Undefined if it is none. */
export function stepFrom(text: string | null): number | undefined {
  const number = /^\d{1,2}$/.test(text ?? '') ? Number(text) : Number.NaN
  return number >= 1 && number <= factGroups.length + 1 ? number - 1 : undefined
}

/** The open step, kept in the address (`?paso=2`) and in this browser, so that a later visit continues there. */
export function useStep(): { readonly step: number; readonly goTo: (step: number) => void } {
  const [parameters, setParameters] = useSearchParams()
  const step = stepFrom(parameters.get('paso')) ?? stepFrom(readStored('localStorage', storageKey)) ?? 0
  useEffect(() => {
    store('localStorage', storageKey, `${step + 1}`)
  }, [step])
  return { step, goTo: (next) => setParameters({ paso: `${next + 1}` }) }
}
