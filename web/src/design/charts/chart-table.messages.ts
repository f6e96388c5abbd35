export const chartTableMessages = { open: 'Ver tabla' };
