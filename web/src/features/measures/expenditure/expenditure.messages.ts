export const expenditureMessages = {
  title: 'Tu gasto medido',
  hint: 'Lo que gastás según tu peso y lo que comés, y qué falta para saberlo',
  how: 'Tu gasto sale de lo que comiste menos lo que tu cuerpo guardó o soltó, con una recta sobre tus pesadas de las últimas 4 semanas. Antes de 21 días la balanza se mueve más por el agua que por la comida, y no mostramos un número.',
  missing: 'Qué falta',
  days: (days: string) => `${days} más entre tu primera pesada y la última.`,
  weighings: (count: string) => `${count} más.`,
  completeDays: (days: string) => `${days} de comidas anotadas por completo.`,
  weightReady: 'Tu peso ya alcanza.',
  notConnected:
    'Forja todavía no cruza tu peso con las comidas que anotás: cuando lo haga, acá vas a ver tu gasto con su error, al lado del de la fórmula.',
  notFor:
    'No vale en el embarazo, antes de los 18 años, con hinchazón, con diuréticos ni en las primeras semanas de creatina: el peso se mueve por otra razón.',
  method: 'De dónde sale el método',
} as const;
