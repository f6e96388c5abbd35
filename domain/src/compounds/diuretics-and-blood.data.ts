import type { Compound } from './compound.ts';
import { expertStatement, citedStatement } from './statement.ts';

const NEVER_LISTED = {
  category: 'diuretic_blood',
  androgen: false,
  humanReference: false,
  neverList: true,
  refDose: 'none',
} as const satisfies Partial<Compound>;

export const DIURETICS_AND_BLOOD = [
  {
    ...NEVER_LISTED,
    id: 'diuretics',
    name: 'Diuréticos sin receta (furosemida, espironolactona, tiazidas)',
    class: 'diurético',
    riskClass: 'diuretic',
    route: 'oral o inyectable',
    objective: 'Secarse antes de competir o dar el peso',
    description: citedStatement('Medicamentos para el corazón, la presión o el riñón. Usados para secarse, el potasio baja o sube demasiado.', 'l40', 'l40d'),
    mechanism: citedStatement('Obligan al riñón a perder agua y sales.', 'l40', 'l40b'),
    benefitsSought: citedStatement('Se busca un aspecto seco de pocas horas. Lo publicado son urgencias por el potasio, hasta la parálisis.', 'l40', 'l40b', 'l40d'),
    sideEffects: [citedStatement('Potasio de 1,6 mmol/L, con parálisis, y de 1,1.', 'l40', 'l40b'), citedStatement('También potasio demasiado alto.', 'l40d'), expertStatement('Un potasio muy bajo o muy alto puede parar el corazón.')],
    warnings: [expertStatement('Debilidad, calambres o palpitaciones: 107 o 911.')],
    interactions: [expertStatement('Entre sí y con sales de potasio, el desorden es impredecible.')],
    monitoring: [expertStatement('Potasio, riñón y electrocardiograma, en una guardia.')],
    legal: [{ ...citedStatement('Deporte: clase S5 de la lista de la AMA.', 'l30'), asOf: '2020' }],
    studies: [citedStatement('Cheung 2014, Ruisz 2013, Mayr 2012 y Sturmi 1995: casos publicados.', 'l40', 'l40b', 'l40c', 'l40d')],
  },
  {
    ...NEVER_LISTED,
    id: 'epo',
    name: 'Eritropoyetina (EPO)',
    class: 'estimulante de la producción de glóbulos rojos',
    riskClass: 'epo',
    route: 'inyectable',
    objective: 'Resistencia',
    description: citedStatement('Medicamento para anemias graves, con advertencia de caja negra.', 'l36'),
    mechanism: citedStatement('Hace que la médula fabrique más glóbulos rojos: la sangre se espesa.', 'l36'),
    benefitsSought: citedStatement('Se busca resistencia. Ningún objetivo de hemoglobina por encima de 11 g/dL demostró ser seguro en pacientes con anemia.', 'l36'),
    sideEffects: [citedStatement('Muerte, infarto, ACV y trombosis.', 'l36')],
    warnings: [citedStatement('Advertencia de caja negra por muerte, infarto, ACV y trombosis.', 'l36')],
    interactions: [expertStatement('Con andrógenos, que también suben el hematocrito, la sangre se espesa aún más.')],
    monitoring: [expertStatement('Hematocrito y hemoglobina; ningún control la vuelve segura sin indicación.')],
    legal: [{ ...citedStatement('Deporte: clase S2 de la lista de la AMA.', 'l30'), asOf: '2020' }],
    studies: [citedStatement('La advertencia de caja negra resume ensayos en pacientes con anemia.', 'l36')],
  },
] as const satisfies readonly Compound[];
