// Preload (--import) that closes the server when its launcher is killed; an orphan would keep the port busy.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
