export const searchPickerMessages = {
  remove: 'Quitar ',
  added: (label: string) => `Agregado: ${label}.`,
  removed: (label: string) => `Quitado: ${label}.`,
  results: (count: number, none: string) =>
    count === 0 ? none : count === 1 ? '1 resultado.' : `${count} resultados.`,
};
