import type { SourceDetails } from '../evidence/source-details.ts';

/** Real references, with real lengths. */
export const proteinSource: SourceDetails = {
  title: 'Proteína por día',
  formula: ['Proteína = peso × 1,6 g/kg', 'Con déficit de energía: peso × 2,0 g/kg'],
  values: [
    { label: 'Tu peso', value: '78,4 kg' },
    { label: 'Tu objetivo', value: 'Ganar músculo' },
  ],
  result: { label: 'Tu proteína', value: '125 g' },
  citation: 'Morton y cols., 2018. Br J Sports Med 52:376.',
  study: 'Metaanálisis de 49 ensayos, 1.863 personas.',
  href: 'https://doi.org/10.1136/bjsports-2017-097608',
};

export const energySource: SourceDetails = {
  title: 'Energía en reposo',
  formula: ['10 × peso + 6,25 × altura − 5 × edad + 5'],
  values: [
    { label: 'Peso', value: '80 kg' },
    { label: 'Altura', value: '180 cm' },
    { label: 'Edad', value: '30 años' },
  ],
  result: { label: 'Energía en reposo', value: '1.780 kcal' },
  citation: 'Mifflin y cols., 1990. Am J Clin Nutr 51:241.',
  study: 'Medición en 498 adultos.',
  href: 'https://doi.org/10.1093/ajcn/51.2.241',
};
