export const pdfMessages = {
  download: 'Descargar PDF',
  making: 'Preparando el PDF',
  cancel: 'Cancelar',
  asHtml:
    'No pudimos hacer el PDF: descargamos la página. Abrila y guardala como PDF desde la opción de imprimir.',
  failed: 'No se pudo generar el archivo. Intenta de nuevo o toma una captura de pantalla.',
  page: (page: number, pages: number) => `Página ${page} de ${pages}`,
  range: (first: string, last: string) => `${first} a ${last}`,
};
