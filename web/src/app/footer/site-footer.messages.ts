import { brand } from '@forja/contract/brand';

export const footerMessages = {
  label: 'Pie de página',
  note: `${brand.name} informa; no reemplaza una consulta médica. Hecho en Argentina.`,
  theme: 'Tema',
  dataFiscal: 'Data Fiscal',
} as const;
