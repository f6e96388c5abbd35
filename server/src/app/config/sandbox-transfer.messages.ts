/** Where no account is configured and payments may be simulated, so that a transfer can be declared and decided. */
export const sandboxTransfer = {
  alias: 'cuenta.de.prueba',
  // an account that no bank has
  cbu: '0000000000000000000000',
  holder: 'Cuenta de prueba: no transfieras dinero',
} as const;
