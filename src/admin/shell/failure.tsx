import { Alert } from '@mantine/core'
import type { ReactNode } from 'react'
import { failureTitle, messageOf } from '#admin/api/problem.ts'

type FailureProps = {
  /** Falsy while nothing failed. */
  readonly error: unknown
  readonly title: string
  /** More about it. */
  readonly children?: ReactNode
}

/** Why an action failed. */
export const Failure = ({ error, title, children }: FailureProps) =>
  error ? (
    <Alert color="danger" mt="md" title={failureTitle(error, title)} role="alert">
      {messageOf(error)}
      {children}
    </Alert>
  ) : null
