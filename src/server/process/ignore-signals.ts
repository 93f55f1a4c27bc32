// Import this in a child process of the server. A terminal and systemd send stop signals to all processes at once,
// but the server needs its children to finish its work, and ends them itself.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {})
