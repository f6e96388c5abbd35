const NETWORK = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'ETIMEDOUT',
  'EPIPE',
  'EHOSTUNREACH',
  'EAI_AGAIN',
]);
/**
 * SQLSTATE: connection failure, shutdown, startup, too many clients, cancelled statement, replica
 * instead of primary, and exhausted retries.
 */
const SQLSTATE = /^(08...|57P0[1235]|53300|57014|25006|25P03|40001|40P01)$/;
const DRIVER =
  /^(timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error)/;

/** Availability failures only, never invalid queries. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return (
    NETWORK.has(code) ||
    SQLSTATE.test(code) ||
    DRIVER.test(error.message) ||
    isDatabaseAway(error.cause)
  );
}
