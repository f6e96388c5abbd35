/** Lets a transfer be declared and decided where payments are simulated. */
export const sandboxTransfer = {
  alias: 'cuenta.de.prueba',
  cbu: '0000000000000000000000',
  holder: 'Cuenta de prueba: no transfieras dinero',
} as const;
