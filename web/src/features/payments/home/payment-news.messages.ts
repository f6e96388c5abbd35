export const paymentNewsMessages = {
  title: 'Se acreditó tu pago',
  text: (amount: string, method: string) => `Recibimos ${amount} por ${method}.`,
  until: (day: string) => `Tu membresía está activa hasta el ${day}.`,
};
