import type { Strength } from '../../design/evidence/source-details.ts';

export type LandingFact = {
  figure: string;
  unit: string;
  title: string;
  text: string;
  strength: Strength;
  citation: string;
  journal: string;
  href: string;
  study: string;
};

/** Verified figures, including one against the product. A test checks each source. */
export const LANDING_FACTS: readonly (LandingFact & { source: string })[] = [
  {
    source: 'morton2018',
    figure: '1,6',
    unit: 'g/kg',
    title: 'de proteína por día',
    text: 'Comer más que eso casi no sumó masa magra.',
    strength: 'A',
    citation: 'Morton y cols., 2018',
    journal: 'Br J Sports Med 52(6):376-384',
    href: 'https://doi.org/10.1136/bjsports-2017-097608',
    study: 'Metaanálisis de 49 ensayos',
  },
  {
    source: 'kreider2017',
    figure: '3 a 5',
    unit: 'g',
    title: 'de creatina por día',
    text: 'Alcanza con el monohidrato. La carga es opcional.',
    strength: 'A',
    citation: 'Kreider y cols., 2017',
    journal: 'J Int Soc Sports Nutr',
    href: 'https://doi.org/10.1186/s12970-017-0173-z',
    study: 'Consenso de una sociedad científica',
  },
  {
    source: 'efsa2010water',
    figure: '2 a 2,5',
    unit: 'l',
    title: 'de agua total por día',
    text: 'Dos litros en mujeres y dos y medio en varones, contando la que trae la comida.',
    strength: 'A',
    citation: 'EFSA, 2010',
    journal: 'EFSA Journal 8(3):1459',
    href: 'https://doi.org/10.2903/j.efsa.2010.1459',
    study: 'Dictamen oficial',
  },
  {
    source: 'r8',
    figure: '× 2,8',
    unit: '',
    title: 'de mortalidad en quienes usaban anabólicos',
    text: 'En 11 años murió el 2,8 % de los varones sancionados por usar, contra el 1 % de los comparados. Es el número que otros planes no muestran.',
    strength: 'C',
    citation: 'Windfeld-Mathiasen y cols., 2024',
    journal: 'JAMA',
    href: 'https://doi.org/10.1001/jama.2024.3180',
    study: 'Cohorte de registro, 1.189 varones sancionados y 59.450 comparados',
  },
];
