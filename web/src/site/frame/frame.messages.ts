import { brand } from '@forja/contract/brand';

export const frameMessages = {
  splash: { loading: 'Cargando...', starting: `Iniciando ${brand.name}...` },
  welcome: {
    title: `Bienvenido a ${brand.name}`,
    lead: `${brand.name} no promueve el uso de esteroides ni de otras sustancias.`,
    educates: 'Está para educar: cada dato viene con su fuente, también los que incomodan.',
    mitigates:
      'Si igual usás o pensás usar, te da consejos para reducir los riesgos. No reemplaza a tu médico.',
    emergency: 'Ante dolor de pecho, falta de aire o confusión, llamá al 107 o al 911.',
    understood: 'Entendido',
  },
} as const;
