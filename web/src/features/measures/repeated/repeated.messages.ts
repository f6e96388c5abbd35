export const repeatedMessages = {
  readings: (day: string, readings: string, value: string) =>
    `El ${day} cargaste ${readings}: ese día vale la del medio, ${value}, para que una lectura mala no mueva la línea.`,
  weighings: (day: string, readings: string) =>
    `El ${day} te pesaste más de una vez: ${readings}. Las pesadas entran todas en el promedio, y el ruido las cuenta como un solo día.`,
} as const;
