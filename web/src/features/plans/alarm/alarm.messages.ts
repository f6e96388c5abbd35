export const alarmMessages = {
  alarmFirst: {
    staysHere: 'Tus respuestas quedan en este equipo. El plan puede esperar.',
    changeAnswers: 'Cambiar mis respuestas',
    readIt: 'Ya lo leí: ver el plan',
  },
  alarmNow: {
    first: 'Esto va primero.',
    stopAndCall: 'Dejá el formulario y llamá ya: ',
    savedHere: 'Lo que cargaste queda guardado en este equipo.',
  },
  alarmOffer: {
    first: 'Esto va primero.',
    stopAndCall: 'Dejá el formulario y llamá ya: ',
    savedHere: '. Lo que cargaste queda guardado en este equipo.',
  },
  alarmPage: {
    title: 'Pará y pedí ayuda',
    now: 'Qué hacer ahora',
    stopAndSit: 'Pará lo que estás haciendo y sentate.',
    callNow: 'Con un signo de los de abajo, llamá ya: ',
    tryTheOther: 'Si uno no atiende, probá con el otro.',
    emergencyNumbers: '107 o 911',
    callElsewhere: 'Con un signo de los de abajo, llamá ya al número de emergencias de ese país.',
    notVerified:
      'Solo verificamos los de Argentina: pedile a quien esté cerca que llame, o andá a una guardia.',
    country: 'Dónde estás',
    otherCountry: 'Otro país',
    notAlone:
      'No te quedes solo ni manejes. Pedile a alguien que se quede o que te lleve a una guardia.',
    doNotTrain: 'Hasta que te vea un médico, no entrenes.',
    whatToSay: 'Qué decir',
    where: 'Dónde estás: calle, altura, piso y entre qué calles.',
    since: 'Qué sentís y desde cuándo.',
    ageAndDiseases: 'Tu edad y las enfermedades que tenés.',
    medicines: 'Los remedios y las sustancias que usás, todas. Lo que digas es confidencial.',
    confidentiality: 'Confidencialidad',
    signs: 'Signos de alarma',
    anybody: 'Le pueden pasar a cualquiera',
    afterUse: 'Después de usar algo',
    pressure: 'Presión de 180/120 o más, sin ningún síntoma',
    repeatPressure:
      'Sentate 5 minutos y repetila. Si sigue igual, hablá hoy mismo con un médico y no entrenes. ',
    highPressure: 'Presión muy alta',
    aboutUse: 'Para hablar de consumo: ',
    line141: 'Línea 141',
    call: 'Llamar',
  },
} as const;
