export const calculatorMessages = {
  title: 'Calculadora',
  lead: 'Cuentas del día con su fuente. Andan sin señal.',
  tools: {
    nutrients: {
      title: 'Nutrientes',
      text: 'Lo que comés hoy: energía, proteína, carbohidratos, grasa, fibra y sodio, y cuánto te queda.',
      open: 'Abrir nutrientes',
    },
    hydration: {
      title: 'Hidratación',
      text: 'Cuánto tomar hoy y por qué, lo que ya tomaste, y la prueba de sudor para saber lo tuyo.',
      open: 'Abrir hidratación',
    },
    proteins: {
      title: 'Proteínas',
      text: 'Cuánta proteína según tu situación, cómo repartirla en el día y con qué completar lo que falta.',
      open: 'Abrir proteínas',
    },
  },
} as const;
