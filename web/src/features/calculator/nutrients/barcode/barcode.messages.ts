export const barcodeMessages = {
  scan: 'Leer un código de barras',
  opening: 'Abriendo el lector de códigos.',
  title: 'Leer un código de barras',
  lead: 'Las imágenes se leen en este dispositivo: no las guardamos ni las mandamos.',
  video: 'Lo que ve la cámara',
  camera: {
    starting: 'Abriendo la cámara. Si el navegador te pregunta, dale permiso.',
    on: 'Acercá las barras hasta que se vean enteras, con buena luz.',
    refused:
      'La cámara está bloqueada para esta página. Podés permitirla desde el candado de la barra de direcciones, o elegir una foto.',
    none: 'No encontramos una cámara. Elegí una foto del código, o escribilo en el buscador.',
  },
  trouble: {
    'nothing-found':
      'No encontramos un código en la foto. Probá con otra más cerca, derecha y sin reflejos.',
    'no-picture': 'Ese archivo no es una foto que podamos abrir. Elegí otra.',
    'no-reader':
      'No pudimos traer el lector. Hace falta señal la primera vez; después funciona sin ella. También podés escribir el código en el buscador.',
  },
  choose: 'Elegir una foto',
  photo: 'Foto del código de barras',
  reading: 'Leyendo la foto',
  unknown: (code: string) => `${code} no es de ningún alimento tuyo`,
  unknownText: 'Agregalo con los números de su etiqueta y la próxima vez aparece con el código.',
  addFood: 'Agregar el alimento',
  another: 'Leer otro código',
} as const;
