export const guideMessages = {
  title: 'Cómo medirte',
  hint: 'Dónde va la cinta en cada contorno, con dibujos',
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
  others:
    'El pulso, acostado o sentado, después de cinco minutos quieto. La presión, con la espalda apoyada y el brazo a la altura del corazón.',
} as const;
