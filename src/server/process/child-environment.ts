type Environment = Readonly<Record<string, string>>

/** What any program may need to run: no setting of the server is among them. */
const basics =
  /^(?:PATH|HOME|TMPDIR|TZ|LANG|LC_[A-Z]+|MALLOC_[A-Z_]+|NODE_ENV|NODE_EXTRA_CA_CERTS|NODE_COMPILE_CACHE)$/

/** What clients of PostgreSQL read: PGPASSWORD, PGSSLMODE and others. */
export const postgresVariables = /^PG[A-Z]+$/

/**
 * The environment of a child process. It gets none of the server's secrets unless it needs them: a fault in a library
 * that reads pictures must not give away the key that signs sessions.
 * @param needed Names of the other variables that this child needs.
 */
export function childEnvironment(needed?: RegExp): Environment {
  return pick((name) => basics.test(name) || (needed?.test(name) ?? false))
}

/** The server's environment without these variables, for a command that may need others of the operator's. */
export function environmentWithout(isWithheld: (name: string) => boolean): Environment {
  return pick((name) => !isWithheld(name))
}

function pick(isPassedOn: (name: string) => boolean): Environment {
  const picked: Record<string, string> = {}
  for (const [name, value] of Object.entries(process.env)) {
    if (value !== undefined && isPassedOn(name)) picked[name] = value
  }
  return picked
}
