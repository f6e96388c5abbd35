import { brand } from '@forja/contract/brand';

export const beforePayingMessages = {
  label: 'Antes de pagar',
  risksTitle: 'Entrenar, cambiar lo que comés y usar sustancias tiene riesgos para la salud',
  risks: `${brand.name} informa y no reemplaza a un médico. Si tenés una enfermedad, tomás un remedio o estás embarazada, consultá antes.`,
  method: 'Mirá cómo calculamos el riesgo',
  dataFiscal: 'Data Fiscal',
  taxes: 'El precio es final, con impuestos incluidos.',
  accept: 'Al continuar aceptás los',
  terms: 'términos, que podés guardar',
};
