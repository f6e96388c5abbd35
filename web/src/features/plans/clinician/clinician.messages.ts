export const clinicianMessages = {
  clinicianLink: {
    title: 'Ficha para tu médico',
    lead: 'Una hoja con lo que declaraste, cada regla que se aplicó con su fuente y lo que falta verificar. Se arma en tu dispositivo.',
    open: 'Ver la ficha',
  },
  fitSheet: {
    more: (hiddenCount: number) => `y ${hiddenCount} más en la app.`,
  },
  clinicianPage: {
    title: 'Ficha para tu médico',
    pdfFailed: 'No pudimos armar el PDF.',
    tryPrinting: 'Probá con “Imprimir”: desde ahí también podés guardarla como PDF.',
    opening: 'Abriendo tu plan. Tarda unos segundos.',
    preparingPdf: 'Armando el PDF',
    downloadPdf: 'Descargar PDF',
    print: 'Imprimir',
    back: 'Volver al plan',
  },
} as const;
