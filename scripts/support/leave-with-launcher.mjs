// Loaded before the server (--import). When the launcher is killed outright, a server left alone would keep the port, and
// the next start would find it taken. The database survives and the next start takes it over: nothing is lost.
process.on('disconnect', () => process.exit(1));
process.channel?.unref();
