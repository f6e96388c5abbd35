import type { Compound } from './compound.ts';
import { judged, said } from './statement.ts';

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
    description: said('Medicamentos para el corazón, la presión o el riñón. Usados para secarse desordenan el potasio y pueden parar el corazón.', 'l40', 'l40d'),
    mechanism: said('Obligan al riñón a perder agua y sales.', 'l40', 'l40b'),
    benefitsSought: said('Se busca un aspecto seco de pocas horas. Lo publicado son parálisis y arritmias.', 'l40', 'l40b', 'l40c'),
    sideEffects: [said('Potasio de 1,6 y de 1,1 mmol/L, con parálisis.', 'l40', 'l40b'), said('También potasio demasiado alto.', 'l40d')],
    warnings: [judged('Debilidad, calambres o palpitaciones: 107 o 911.')],
    interactions: [judged('Entre sí y con sales de potasio, el desorden es impredecible.')],
    monitoring: [judged('Potasio, riñón y electrocardiograma, en una guardia.')],
    legal: [{ ...said('Deporte: clase S5 de la lista de la AMA.', 'l30'), asOf: '2020' }],
    studies: [said('Cheung 2014, Ruisz 2013, Mayr 2012 y Sturmi 1995: casos publicados.', 'l40', 'l40b', 'l40c', 'l40d')],
  },
  {
    ...NEVER_LISTED,
    id: 'epo',
    name: 'Eritropoyetina (EPO)',
    class: 'estimulante de la producción de glóbulos rojos',
    riskClass: 'epo',
    route: 'inyectable',
    objective: 'Resistencia',
    description: said('Medicamento para anemias graves, con recuadro de advertencia.', 'l36'),
    mechanism: said('Hace que la médula fabrique más glóbulos rojos: la sangre se espesa.', 'l36'),
    benefitsSought: said('Se busca resistencia. Ningún objetivo de hemoglobina por encima de 11 g/dL demostró ser seguro en pacientes.', 'l36'),
    sideEffects: [said('Muerte, infarto, ACV y trombosis.', 'l36')],
    warnings: [said('Recuadro de advertencia por muerte, infarto, ACV y trombosis.', 'l36')],
    interactions: [judged('Con andrógenos, que también suben el hematocrito, la sangre se espesa aún más.')],
    monitoring: [judged('Hematocrito y hemoglobina; ningún control la vuelve segura sin indicación.')],
    legal: [{ ...said('Deporte: clase S2 de la lista de la AMA.', 'l30'), asOf: '2020' }],
    studies: [said('El recuadro resume ensayos en pacientes con anemia.', 'l36')],
  },
] as const satisfies readonly Compound[];
