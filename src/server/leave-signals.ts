// For a process that helps the server. A terminal and systemd tell all of them to stop at once; the server then finishes
// what was begun, which needs its helpers, and ends them itself.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {})
