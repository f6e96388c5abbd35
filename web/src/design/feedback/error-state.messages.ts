export const errorStateMessages = { supportCode: (id: string) => `Código para soporte: ${id}` };
