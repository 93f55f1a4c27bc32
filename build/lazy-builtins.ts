import type { Plugin } from 'vite'

/** Modules of Node that Fastify requires at its start and needs only for a server with TLS. Together 7 MB. */
const names = ['node:http2', 'node:https']
const prefix = '\0lazy-builtin:'

/** Makes `require('node:http2')` load the module at the first use of one of its exports. Imports stay as they are. */
export function lazyBuiltins(): Plugin {
  return {
    name: 'lazy-builtins',
    enforce: 'pre',
    resolveId: {
      filter: { id: names.map((name) => new RegExp(`^${name}$`)) },
      handler: (id, _importer, { kind }) => (kind === 'require-call' ? prefix + id : undefined),
    },
    load: {
      filter: { id: new RegExp(`^${prefix}`) },
      handler: (id) => lazyModule(id.slice(prefix.length)),
    },
  }
}

const lazyModule = (name: string): string =>
  `module.exports = new Proxy({}, { get: (_, name) => process.getBuiltinModule('${name}')[name] })`
