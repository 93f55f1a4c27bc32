import { blockingPaths, type DraftState } from '#admin/draft/draft-store.ts'
import { useDraft, useForm } from '#admin/form/form-context.tsx'
import { fieldAt, trailOf } from '#content/fields/field-walk.ts'

/** The first field whose error prevents a publish. */
export type BlockingField = {
  readonly path: string
  /** 'Doctora: Correo'. */
  readonly name: string
  /** How many other fields have errors. */
  readonly others: number
}

/** Whether a publish leaves the field at a path as patients see it. */
export type IsLeft = (path: string) => boolean

const publishesAll: IsLeft = () => false

/** Paths of the errors that prevent a publish which leaves some fields as they are. */
export const pathsToCorrect = (state: DraftState, isLeft = publishesAll): string[] =>
  blockingPaths(state).filter((path) => !isLeft(path))

export function useBlockingField(isLeft?: IsLeft): BlockingField | undefined {
  const { tree } = useForm().draft
  const path = useDraft((state) => pathsToCorrect(state, isLeft)[0])
  const count = useDraft((state) => pathsToCorrect(state, isLeft).length)
  const name = useDraft(({ draft }) => {
    if (path === undefined) return ''
    return [trailOf(tree, draft, path).at(-1), fieldAt(tree, path)?.label].filter(Boolean).join(': ')
  })
  return path === undefined ? undefined : { path, name, others: count - 1 }
}

/** 'Corrija «Doctora: Correo» y 2 campos más'. */
export const correctionOf = ({ name, others }: BlockingField): string =>
  `Corrija ${name ? `«${name}»` : 'el error'}${
    others === 0 ? '' : ` y ${others === 1 ? 'otro campo' : `${others} campos más`}`
  }`
