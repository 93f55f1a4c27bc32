import { brotliDecompressSync } from 'node:zlib'
import { Problem } from '../problems/problem.ts'

const minWordLength = 4

/** Words that a person who knows the site tries first and that general password lists lack. */
const wordsOfTheSite = new Set(
  'administrador administradora administracion clinica consultorio contrasena doctor doctora ginecologa ginecologia ginecologo medica medicina medico obstetra obstetricia'.split(
    ' ',
  ),
)

/**
 * Key for looking up a password: in lower case, without accents, with repetitions reduced to one, and without the
 * digits and signs that follow a word. `Password2024!`, `passwordpassword` and `password` have the same key.
 */
export function passwordKey(password: string): string {
  const plain = password.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
  const word = withoutRepetitions(plain).replace(/(?<!\P{L})\P{L}+$/u, '')
  return word.length >= minWordLength ? word : plain
}

/** The shortest part that a text repeats from start to end, or the text itself. */
function withoutRepetitions(text: string): string {
  const period = (text + text).indexOf(text, 1)
  return text.slice(0, period)
}

/** Whether a password is one of the most common leaked ones, or as easy to guess. */
export async function isCommonPassword(password: string): Promise<boolean> {
  const key = passwordKey(password)
  if (isRepetition(password) || wordsOfTheSite.has(key)) return true
  // Imported here because passwords are set rarely and the list is large.
  const { commonPasswordList } = await import('./common-password-list.ts')
  const list = brotliDecompressSync(Buffer.from(commonPasswordList, 'base64')).toString()
  return `\n${list}\n`.includes(`\n${key}\n`)
}

/** Matches one to four characters repeated: `aaaaaaaaaaaa`, `123123123123`. */
const isRepetition = (password: string) => /^(.{1,4}?)\1{2,}.{0,3}$/su.test(password)

export const commonPasswordMessage =
  'Esa contraseña está en las listas que usan quienes intentan entrar a cuentas ajenas. Elija otra, por ejemplo cuatro palabras que no tengan relación.'

/** @throws {Problem} `common_password`, with an issue at `path` */
export async function refuseCommonPassword(password: string, path: string): Promise<void> {
  if (!(await isCommonPassword(password))) return
  throw new Problem('common_password', { issues: [{ path, message: commonPasswordMessage }] })
}
