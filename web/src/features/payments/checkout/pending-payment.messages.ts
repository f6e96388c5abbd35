export const pendingPaymentMessages = {
  title: 'Tenés un pago pendiente',
  lead: (amount: string, where: string, due: string | undefined) =>
    `Falta pagar ${amount} en ${where}${due === undefined ? '' : `, hasta el ${due}`}.`,
  text: 'Podés seguir con ese pago, o pagar de otra manera. Si pagás de otra manera, no pagues también el pendiente.',
  resume: 'Seguir con ese pago',
  other: 'De otra manera',
};
