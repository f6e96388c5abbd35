export const DISCLAIMERS = {
  purpose: 'Esta sección existe para cuidarte, no para recomendarte nada. Usar estas sustancias sin indicación médica es riesgoso y, en el deporte, está prohibido.',
  notValidated:
    'El nivel de riesgo es una orientación educativa que no está validada. No es un diagnóstico ni una probabilidad, no predice lo que te va a pasar y no reemplaza a un profesional. Varias ponderaciones son criterio experto y así figuran.',
  withoutCompounds:
    'Este nivel habla solo del riesgo de usar sustancias: sin ellas es Bajo. No es un diagnóstico ni dice cómo está tu salud, y no está validado.',
  medicalDoses: 'Las dosis que ves son las de un prospecto para una enfermedad concreta. No sirven como guía para ganar músculo.',
  whoGetsNone:
    'Si tenés menos de 18 años, una enfermedad de corazón, hígado o riñón, o buscás un embarazo, no mostramos ningún plan con sustancias: el daño puede ser permanente.',
  curve: 'La curva es un cálculo con un modelo simple. Tu nivel real puede ser la mitad o el doble. Solo un análisis de sangre lo dice.',
  market: 'Lo comprado fuera de una farmacia suele ser falso o tener otra cantidad.',
  emergency: 'Ante dolor de pecho, falta de aire, desmayo, piel amarilla o ideas de hacerte daño: 107 o 911 ya.',
  privacy: 'Tus datos de salud son sensibles (Ley 25.326): son opcionales y podés borrarlos cuando quieras.',
} as const;
