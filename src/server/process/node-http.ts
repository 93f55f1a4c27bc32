/**
 * Node's HTTP module without its fetch client. `import … from 'node:http'` reads every export, and one of them
 * (`WebSocket`) loads the whole client: 13 MB of memory and 40 ms of each start, for a server that seldom fetches.
 * Import only types from 'node:http'.
 */
export const { createServer, request } = process.getBuiltinModule('node:http')
