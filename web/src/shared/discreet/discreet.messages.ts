export const discreetMessages = {
  title: 'Oculto por el modo discreto',
  text: 'Acá se ven tu peso o los compuestos de un plan.',
  reveal: 'Mostrar',
  hidden: 'Oculto',
};
