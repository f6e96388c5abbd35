export const creditMessages = {
  column: 'Qué hacer',
  verdicts: {
    approve: {
      act: 'Aprobar',
      title: '¿Aprobar este crédito?',
      text: 'Queda para pagar. La persona lee el motivo.',
      success: 'Crédito aprobado',
    },
    refuse: {
      act: 'Rechazar',
      title: '¿Rechazar este crédito?',
      text: 'No se paga. La persona lee el motivo.',
      success: 'Crédito rechazado',
    },
  },
  decideFailed: 'No se pudo resolver el crédito',
  alreadyDecided: 'Ya estaba resuelto',
  pay: {
    act: 'Marcar como pagado',
    title: 'Crédito pagado',
    text: 'Pagalo antes: esto no mueve dinero. La persona lee con qué se pagó y el motivo.',
    reference: 'Con qué se pagó',
    referenceHint: 'El número de la transferencia, o la compra de la que se descontó.',
    success: 'Crédito marcado como pagado',
  },
} as const;
