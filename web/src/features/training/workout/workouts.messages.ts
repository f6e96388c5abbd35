export const workoutTexts = {
  deletion: {
    deleted: 'Entrenamiento borrado',
    notDeleted: 'No pudimos borrar el entrenamiento',
    restored: 'Entrenamiento recuperado',
    notRestored: 'No pudimos recuperar el entrenamiento',
  },
};
