// Loaded into the server before its own code. When the process that started it disappears without
// a word, the server stops as if it had been asked to, instead of holding the port for ever.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
