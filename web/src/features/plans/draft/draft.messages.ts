export const draftMessages = {
  enzymeResult: {
    value: 'Poné el resultado en U/l, como figura en el informe. Por ejemplo: 32.',
    upperLimit:
      'Copiá el máximo que el informe pone al lado del resultado, en U/l. Por ejemplo: 41.',
    unlikely: 'Revisá el resultado y el máximo: juntos dan un valor que no puede ser.',
  },
  planDraft: {
    foodNotChosen: 'Elegilo de la lista o borralo: lo que solo está escrito no sale de tu menú.',
  },
} as const;
