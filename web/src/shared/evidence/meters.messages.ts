export const meterMessages = {
  ofFour: ' de 4. ',
  names: {
    severity: 'Gravedad',
    likelihood: 'Frecuencia',
    reversibility: 'Cuesta revertirlo',
    certainty: 'Certeza',
  },
} as const;
