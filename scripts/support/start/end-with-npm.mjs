/**
 * npm runs a command through a shell, and a signal sent to npm may stop that shell only: then we lose our parent, and end
 * as if the signal had come to us. Called first: later the parent may be gone already.
 */
export function endWithNpm() {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, 200);
  timer.unref();
}
