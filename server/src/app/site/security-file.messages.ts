import { brand } from '@forja/contract/brand';

export const securityPolicy = (supportEmail: string): string =>
  [
    `Cómo avisarnos de un problema de seguridad de ${brand.name}`,
    '',
    `Escribinos a ${supportEmail} con "seguridad" en el asunto.`,
    'Te respondemos dentro de los dos días hábiles y te avisamos cuando está resuelto.',
    'No lo publiques antes, y no leas datos que no sean tuyos: para mostrar un problema alcanza con una cuenta propia.',
    'A quien nos avisa así, de buena fe, no le hacemos ningún reclamo.',
    '',
  ].join('\n');
