export const indicesMessages = {
  title: 'Tus índices',
  hint: 'Masa corporal, cintura, grasa estimada y masa magra, con sus límites',
  lead: 'Salen de tus últimas medidas. Tu sexo, tu altura y tu edad quedan en esta pestaña y no se envían.',
  sex: 'Sexo para las fórmulas',
  sexes: { male: 'Varón', female: 'Mujer' },
  height: 'Altura',
  heightHelp: 'Poné tu altura en centímetros, entre 120 y 230. Por ejemplo: 172.',
  age: 'Edad',
  ageHelp: 'Poné tu edad en años, entre 14 y 90. Por ejemplo: 34.',
  years: 'años',
  cm: 'cm',
  pregnant: 'Estoy embarazada',
  fill: 'Completá sexo, altura y edad para verlos.',
  adultsOnly:
    'Estos índices se hicieron con adultos: en el crecimiento no dicen lo mismo. Consultá con pediatría.',
  notPregnant:
    'En el embarazo estos índices no dicen nada de vos: el peso y la cintura cambian por otra razón.',
  bodyMassIndex: 'Índice de masa corporal',
  waist: {
    under_the_bands: 'Por debajo de lo que estudia la guía',
    healthy: 'Riesgo no aumentado',
    increased: 'Riesgo aumentado',
    high: 'Riesgo alto',
  },
  waistToHeight: 'Cintura sobre altura',
  waistAddsNothing: 'Con tu índice de masa corporal, esta relación no agrega nada.',
  waistGirth: 'Cintura sola (OMS)',
  waistRisk: {
    not_increased: (limits: string) => `Riesgo no aumentado: ${limits}.`,
    increased: (limits: string) => `Riesgo aumentado: ${limits}.`,
    much_increased: (limits: string) => `Riesgo muy aumentado: ${limits}.`,
  },
  waistLimits: {
    male: (increased: string, much: string) =>
      `en varones aumenta pasados los ${increased}, y mucho pasados los ${much}`,
    female: (increased: string, much: string) =>
      `en mujeres aumenta pasados los ${increased}, y mucho pasados los ${much}`,
  },
  waistNote:
    'Es el riesgo de complicaciones metabólicas en personas adultas, fuera del embarazo. No mira la altura, así que en gente muy baja o muy alta se aparta, y el mismo informe dice que para algunas poblaciones convienen otros límites. Es un aviso, no un diagnóstico.',
  needs: {
    waistGirth: 'Falta la cintura.',
    bodyMassIndex: 'Falta el peso.',
    waistToHeight: 'Falta la cintura.',
    navy: {
      male: 'Faltan cintura y cuello, o no son compatibles.',
      female: 'Faltan cintura, cadera y cuello, o no son compatibles.',
    },
    relativeFatMass: 'Falta la cintura, o no es compatible con tu altura.',
    fatFreeMassIndex: 'Faltan el peso y un porcentaje de grasa, cargado o con cinta.',
  },
  navy: 'Grasa con cinta (Marina estadounidense)',
  relativeFatMass: 'Grasa con cintura y altura (RFM)',
  fatFreeMassIndex: 'Índice de masa magra (FFMI)',
  declaredFat: 'Con el porcentaje de grasa que cargaste.',
  tapeFat: 'Con el porcentaje de grasa de la cinta.',
} as const;
