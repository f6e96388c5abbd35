import { brand } from '@forja/contract/brand';

export const footerMessages = {
  label: 'Pie de página',
  note: `${brand.name} informa; no reemplaza una consulta médica. Hecho en Argentina.`,
  theme: 'Tema',
  links: [
    { to: '/generar-plan', label: 'Planes avanzados con y sin química' },
    { to: '/membresias', label: 'Precios' },
    { to: '/arrepentimiento', label: 'Botón de arrepentimiento' },
    { to: '/baja', label: 'Botón de baja' },
    { to: '/verificar-recibo', label: 'Verificar un recibo' },
    { to: '/terminos', label: 'Términos' },
    { to: '/privacidad', label: 'Privacidad' },
  ],
} as const;
