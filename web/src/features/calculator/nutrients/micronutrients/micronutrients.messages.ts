export const micronutrientsMessages = {
  title: 'Vitaminas y minerales',
  hint: 'Lo que suman los alimentos de este día, tu referencia y el límite superior.',
  looking: 'Sumando las vitaminas y los minerales.',
  noPerson:
    'Para compararlos con tu referencia hacen falta tu edad y tu sexo: los toma de tu último plan.',
  reached: (count: number, of: number, names: string) =>
    count === 0
      ? `Con lo que anotaste todavía no llegás a ninguna de las ${of} referencias.`
      : `Con lo que anotaste llegás a ${count} de ${of} referencias: ${names}.`,
  over: (names: string) => `Pasaste el límite superior de ${names}.`,
  overAdvice:
    'Un día solo no lo dice todo. Si es lo de siempre, o si además tomás un suplemento, consultá.',
  partial: (foods: string) =>
    `La tabla no tiene todos los datos de ${foods}. Lo que falta no cuenta como cero: la cifra real es la que ves o más.`,
  food: 'alimento',
  foods: 'alimentos',
  caption: 'Vitaminas y minerales del día, con su referencia y su límite superior',
  nutrient: 'Nutriente',
  amount: 'Hoy',
  reference: 'Referencia',
  upper: 'Límite superior',
  coverage: 'Con dato',
  atLeast: (amount: string) => `al menos ${amount}`,
  noDatum: 'sin dato',
  noReference: 'sin referencia para vos',
  noPersonYet: 'sin plan',
  share: (reference: string, share: string) => `${reference}, llegás al ${share}`,
  shareAtLeast: (reference: string, share: string) => `${reference}, llegás al menos al ${share}`,
  noUpper: 'no tiene',
  passed: (upper: string) => `${upper}, y lo pasaste`,
  ofGrams: (share: string) => `${share} de lo que comiste`,
  withoutDatum: 'De qué alimentos falta el dato',
  lacking: (nutrient: string, foods: string) => `${nutrient}: ${foods}.`,
  sources: 'Fuentes',
  fortified:
    'El pan y la harina de acá pueden traer hierro y folato agregados que la tabla no cuenta.',
} as const;
