export const exportMessages = {
  title: 'Llevate tus medidas',
  hint: 'Un archivo que abre cualquier planilla, hecho en este equipo',
  lead: 'Tiene una fila por medida, con coma decimal. Sale de lo que está en este equipo, también sin señal y sin membresía.',
  download: 'Descargar CSV',
  preparing: 'Preparando el archivo',
  empty: 'Todavía no hay medidas para descargar',
  finished: 'Archivo descargado',
  rows: (measures: string) => `Tiene ${measures}.`,
  failed: 'No pudimos armar el archivo',
  day: 'Fecha',
} as const;
