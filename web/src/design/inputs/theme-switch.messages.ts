export const themeSwitchMessages = {
  legend: 'Tema',
  automatic: 'Automático',
  light: 'Claro',
  dark: 'Oscuro',
};
