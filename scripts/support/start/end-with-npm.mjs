/**
 * npm runs a command through a shell, and a signal sent to npm may stop only that shell. Then our parent disappears and
 * we end as if signalled. Call it first: later the parent may be gone.
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
