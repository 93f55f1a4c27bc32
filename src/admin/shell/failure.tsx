import { Alert } from '@mantine/core'
import type { ReactNode } from 'react'
import { failureTitle, messageOf } from '#admin/api/problem.ts'

type FailureProps = {
  /** Falsy while nothing failed. */
  readonly error: unknown
  readonly title: string
  /** Margin above it; 0 where what is around it leaves room. */
  readonly mt?: 0
  /** More about it. */
  readonly children?: ReactNode
}

/** Why an action failed. */
export const Failure = ({ error, title, mt, children }: FailureProps) =>
  error ? (
    <Alert color="danger" mt={mt ?? 'md'} title={failureTitle(error, title)} role="alert">
      {messageOf(error)}
      {children}
    </Alert>
  ) : null
