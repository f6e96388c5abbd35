export const clinicianMessages = {
  clinicianLink: {
    open: 'Ver la ficha para tu médico',
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
