export const calculatorMessages = {
  title: 'Calculadora',
  lead: 'Cuentas del día con su fuente. Andan sin señal.',
  tools: {
    nutrients: {
      title: 'Nutrientes',
      text: 'Lo que comés hoy: energía, proteína, carbohidratos, grasa, fibra y sodio, y cuánto te queda.',
      open: 'Abrir nutrientes',
    },
  },
} as const;
