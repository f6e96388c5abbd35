import { brand } from '@forja/contract/brand';

export const adviceMessages = {
  open: 'Asesoría personalizada',
  title: 'Asesoría personalizada',
  lead: `Vas a ir al perfil de ${brand.name} en Instagram para consultar por mensaje directo sobre planes de asesoría personalizada con seguimiento por WhatsApp.`,
  first:
    'Hola. Quiero consultar por un plan de asesoría personalizada con seguimiento por WhatsApp.',
  message: 'Tu mensaje',
  messageHint:
    'Cambialo como quieras. Lo copiamos para que lo pegues en el chat: nada sale de acá hasta que lo mandes vos. Instagram es de otra empresa y lo trata con sus reglas.',
  health: 'Sumar datos de mi plan',
  healthHint: 'Son datos de salud. Si no los sumás, no van.',
  addedLines: 'Esto también va en tu mensaje:',
  cancel: 'Cancelar',
  confirm: 'Copiar e ir a Instagram',
  copied: 'Mensaje copiado: pegalo en el chat.',
  copyFailed: 'No pudimos copiar el mensaje.',
  copyByHand: 'Seleccionalo y copialo a mano. El perfil se abrió en otra pestaña.',
} as const;
