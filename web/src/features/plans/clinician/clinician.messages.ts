export const clinicianMessages = {
  clinicianLink: {
    open: 'Ver la ficha para tu médico',
  },
  fitSheet: {
    more: (hiddenCount: number) => `y ${hiddenCount} más en la app.`,
  },
  clinicianPage: {
    title: 'Ficha para tu médico',
    opening: 'Abriendo tu plan. Tarda unos segundos.',
    fileName: 'forja-ficha-clinica',
    print: 'Imprimir',
    back: 'Volver al plan',
  },
} as const;
