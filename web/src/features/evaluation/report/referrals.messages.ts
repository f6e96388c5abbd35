export const referralMessages: Record<string, Record<string, string>> = {
  tobacco: {
    current:
      'Tabaco: dejarlo es lo que más suma ahí; pedí ayuda a tu médico o a un servicio para dejar de fumar',
    'quit-recently':
      'Tabaco: seguí sin fumar ni vapear, que los puntos suben con el tiempo; si te cuesta, hablalo con tu médico',
    'quit-1':
      'Tabaco: seguí sin fumar ni vapear, que los puntos suben con el tiempo; si te cuesta, hablalo con tu médico',
    'quit-5':
      'Tabaco: ya tenés lo que se puede; seguí sin fumar, y contalo en tu próximo control médico',
  },
  waist: {
    'from-60': 'Cintura: pedí turno con un médico o un nutricionista, y contale esta medida',
    'from-50':
      'Cintura: contale esta medida a un médico o a un nutricionista en tu próximo control',
  },
  pressure: {
    elevated: 'Presión: anotala unos días y mostrásela a tu médico en tu próximo control',
    'stage-1': 'Presión: anotala unos días y mostrásela a tu médico en tu próximo control',
    'stage-2': 'Presión: pedí turno con un médico, y llevale la de varios días anotada',
    'stage-3': 'Presión: pedí turno con un médico esta semana, antes de sumar esfuerzo',
    'from-180': 'Presión: que te vea un médico hoy, antes que cualquier otra cosa',
  },
};
