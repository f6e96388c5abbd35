// Loaded before the server (--import). When the launcher is killed outright, a server left alone would keep the port, and
// the next start would find it taken: it closes as if it were asked to, its database included.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
