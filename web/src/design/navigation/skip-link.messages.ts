export const skipLinkMessages = { label: 'Saltar al contenido' };
