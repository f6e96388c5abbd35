export const priceTicketMessages = { before: 'Antes ' };
