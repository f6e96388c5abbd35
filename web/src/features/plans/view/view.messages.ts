export const viewMessages = {
  planView: {
    issued: 'Emitido el ',
    parts: 'Partes del plan',
  },
  summaryCells: {
    title: 'Resumen',
    energy: 'Energía por día',
    protein: 'Proteína por día',
    riskNatural: 'Riesgo por sustancias, sin química',
    riskChemistry: 'Riesgo por sustancias, con química',
    fluidsTrainingDay: 'Líquidos, día de entrenamiento',
    fluids: 'Líquidos por día',
    risk: 'Riesgo por sustancias',
  },
  supplementsSection: {
    title: 'Suplementos',
    none: 'No te proponemos ninguno.',
    carefulWith: 'Cuidado con',
  },
} as const;
