export const dataTableMessages = { empty: 'Todavía no hay nada.' };
