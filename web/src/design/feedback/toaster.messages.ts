export const toasterMessages = { close: 'Cerrar aviso' };
