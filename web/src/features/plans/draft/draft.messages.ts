export const draftMessages = {
  planDraft: {
    foodNotChosen: 'Elegilo de la lista o borralo: lo que solo está escrito no sale de tu menú.',
  },
} as const;
