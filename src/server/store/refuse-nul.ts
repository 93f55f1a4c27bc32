import { Problem } from '../problems/problem.ts'

/** Refuses the NUL character: PostgreSQL cannot store it, and nobody types it. @throws {Problem} `invalid_request` */
export function refuseNul(text: string): void {
  if (text.includes('\0')) {
    throw new Problem('invalid_request', { detail: 'El texto tiene un carácter que no se puede guardar.' })
  }
}
