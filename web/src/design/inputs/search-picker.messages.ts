export const searchPickerMessages = { remove: 'Quitar ' };
