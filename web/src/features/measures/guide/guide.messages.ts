export const guideMessages = {
  title: 'Cómo medirte',
  hint: 'Dónde va la cinta y cómo se toma cada medida, con dibujos',
  always:
    'Siempre a la misma hora, en ayunas y después de ir al baño. La cinta, apoyada sin apretar, al final de una respiración normal. Tomá dos o tres lecturas: usamos la del medio.',
  drawing: (place: string) => `Cuerpo de frente con la cinta en: ${place}.`,
  places: {
    neckCm: { name: 'Cuello', how: 'Justo debajo de la nuez, con los hombros flojos.' },
    chestCm: { name: 'Pecho', how: 'A la altura de los pezones, con los brazos al costado.' },
    armsCm: { name: 'Brazo', how: 'A mitad de camino entre el hombro y el codo.' },
    waistCm: {
      name: 'Cintura',
      how: 'A mitad de camino entre la última costilla y el borde de la cadera. Usá siempre ese lugar.',
    },
    hipsCm: { name: 'Cadera', how: 'Por la parte más ancha de los glúteos, con los pies juntos.' },
    thighsCm: { name: 'Muslo', how: 'Un centímetro debajo del pliegue del glúteo.' },
    calfCm: { name: 'Pantorrilla', how: 'Por la parte más ancha, con el peso en los dos pies.' },
  },
  others: {
    weightKg: {
      name: 'Peso',
      how: 'Con poca ropa y descalzo, en la misma balanza y sobre un piso firme. Mirá el promedio, no el día.',
      drawing: 'Cuerpo de frente, parado sobre una balanza.',
    },
    bodyFatPercent: {
      name: 'Grasa corporal',
      how: 'Con la cinta, en el cuello y la cintura, y en mujeres también la cadera: lo calculamos en «Tus índices». Si usás una balanza o pliegues, siempre el mismo método.',
      drawing: 'Cuerpo de frente con la cinta en el cuello, la cintura y la cadera.',
    },
    restingPulse: {
      name: 'Pulso en reposo',
      how: 'Con dos dedos en la muñeca, del lado del pulgar, después de cinco minutos quieto.',
      drawing: 'Cuerpo de frente con dos dedos sobre la muñeca.',
    },
    bloodPressure: {
      name: 'Presión',
      how: 'Con la espalda apoyada, el manguito en el brazo desnudo y el brazo a la altura del corazón, sin hablar.',
      drawing: 'Cuerpo de frente con el manguito en el brazo, a la altura del corazón.',
    },
  },
} as const;
