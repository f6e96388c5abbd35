export const formsMessages = {
  cancel: 'Cancelar',
  saving: 'Guardando',
  summary: 'Hay datos para revisar',
  waitEnd: (time: string) => `Demasiados intentos. Podés probar de nuevo a las ${time}.`,
  waitLeft: (time: string) => `Podés probar de nuevo en ${time}.`,
};
