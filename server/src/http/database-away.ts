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
 * SQLSTATE: connection trouble, shutting down, starting up, too many clients, statement cancelled, a replica where the
 * primary was, and a transaction that lost every race.
 */
const SQLSTATE = /^(08...|57P0[1235]|53300|57014|25006|25P03|40001|40P01)$/;
/** What the driver says without a code. */
const DRIVER =
  /^(timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error)/;

/** True when the failure is that the database cannot be asked now, not that it was asked wrongly. */
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
