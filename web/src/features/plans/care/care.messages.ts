export const careMessages = {
  sources: { id: 'fuentes', title: 'Fuentes' },
  unknowns: { id: 'no-sabemos', title: 'Qué no sabemos' },
  checkUps: {
    title: 'Calendario de controles',
    lead: 'Qué se mira, cuándo, y con qué resultado consultar o parar. Para quien piensa usar, usa o dejó.',
    notUsing:
      'No usar es lo que deja el riesgo por sustancias en Bajo: ningún control lo vuelve seguro.',
    doctor: 'Los pide y los interpreta un médico. Contale todo: lo que digas es confidencial.',
    confidential: 'Confidencialidad',
    treatment:
      'Si te lo indicó un médico, los controles son los que te indicó: no los cambies por estos.',
    when: 'Cuándo hacer cada uno:',
    whenSource: 'Cuándo hacer cada control',
    stages: { before: 'Antes', during: 'Durante', after: 'Después' },
    urgency: 'Ante un síntoma de urgencia no esperes un control: llamá al 107 o al 911.',
    unknowns: [
      'Con qué frecuencia conviene medir: ningún estudio comparó una con otra. Los momentos son criterio experto.',
      'Qué resultado anticipa un daño en quien usa: varios límites vienen de la población general, y llevan la marca Criterio.',
      'Un control normal no dice que el uso sea seguro.',
    ],
  },
  calendar: {
    title: 'Tu calendario',
    lead: 'Se arma en este equipo: ni la fecha ni lo que elijas salen de acá.',
    situation: 'En qué momento estás',
    situations: {
      not_started: 'No empecé',
      using: 'Estoy usando',
      stopped: 'Dejé',
    },
    days: {
      not_started: 'Día del control',
      using: 'Día en que empezaste',
      stopped: 'Día en que dejaste',
    },
    chooseDay: 'Elegí el día para ver las fechas.',
    wrongDay: 'Poné un día desde el año 2000.',
    download: 'Descargar calendario',
    preparing: 'Armando',
    limits:
      'Con qué resultado consultar y con cuál frenar está en el calendario de controles. Lo interpreta tu médico.',
    dates: 'Tus fechas',
  },
  stopping: {
    title: 'Dejar de usar',
    lead: 'Qué esperar, a quién ver y qué señales mirar. No hace falta que lo hagas solo.',
    before: { id: 'antes', title: 'Antes de dejar' },
    signs: { id: 'senales', title: 'Pedí ayuda ya' },
    callNow: 'Con una de estas señales, llamá ya: ',
    moodTitle: 'Consultá esta semana por el ánimo',
    helplineTitle: 'Para hablar, cuando quieras: ',
    helplineSource: 'Línea 141',
    expectations: { id: 'que-esperar', title: 'Qué esperar' },
    expectationsLead:
      'Es lo que se midió en otros: sirve para no asustarse y para saber cuándo consultar.',
    professionals: { id: 'a-quien-ver', title: 'A quién ver' },
    meanwhile: { id: 'mientras-tanto', title: 'Mientras tanto' },
    checkUps: 'Qué controlar y cuándo',
    checkUpsLead: 'Al dejar, a los 3 meses y a los 12: ',
    checkUpsSource: 'Cuándo controlar después de dejar',
    goCheckUps: 'armá tu calendario de controles',
  },
} as const;
