import { fatFreeMass } from '../body/fat-free-mass.ts';
import { referenceMass } from '../body/reference-mass.ts';
import type { EnergyPlan } from '../energy/energy-plan.ts';
import type { Notice } from '../evidence/notice.ts';
import { traced, type Traced } from '../evidence/traced.ts';
import type { Profile } from '../profile/profile.ts';
import { carbohydrateTarget } from './carbohydrate-target.ts';
import { fatTarget } from './fat-target.ts';
import { fibreCeiling, fibreTarget } from './fibre-target.ts';
import { macroNotices } from './macro-notices.ts';
import { potassiumCeiling, potassiumIntake, sodiumLimit } from './minerals.ts';
import { proteinTarget } from './protein-target.ts';

/** Grams per day unless stated. Macronutrients add up to the energy within rounding. */
export type MacroPlan = {
  protein: Traced;
  /** g per kg of the reference mass. */
  proteinPerKg: Traced;
  proteinPerMeal: Traced;
  /** kg; lower than the weight above a body mass index of 27.5. */
  referenceMass?: Traced;
  fat: Traced;
  carbohydrate: Traced;
  fibre: Traced;
  /** Absent in plans of engine 1.0. */
  fibreCeiling?: Traced;
  /** mg per day. */
  sodium: Traced;
  /** mg per day; absent where a clinician decides it. */
  potassium?: Traced;
  /** Menus never exceed these. Absent in plans of engine 1.2. */
  ceilings?: {
    protein?: Traced;
    /** mg per day, in kidney disease. */
    potassium?: Traced;
  };
  notices: Notice[];
};

export function macroPlan(profile: Profile, energy: EnergyPlan): MacroPlan {
  const mass = referenceMass(profile);
  const { protein, proteinPerKg, ceiling } = proteinTarget(profile, energy, {
    mass,
    lean: fatFreeMass(profile),
  });
  const fat = fatTarget(energy, mass);
  const fibre = fibreTarget(energy);
  const potassium = potassiumIntake(profile);
  const menuPotassium = potassiumCeiling(profile);
  return {
    protein,
    proteinPerKg,
    proteinPerMeal: traced(
      {
        rule: 'protein-per-meal',
        title: 'Proteína por comida',
        unit: 'g',
        basis: 'forja_rule',
        sources: ['schoenfeldaragon2018', 'moore2015'],
        note: 'El total del día importa más que el reparto. Cuatro comidas parecidas es lo práctico.',
      },
      { proteina: protein.value, comidas: 4 },
      [['porComida', 'round(proteina / comidas)']],
    ),
    referenceMass: mass,
    fat,
    carbohydrate: carbohydrateTarget(energy, protein, fat),
    fibre,
    fibreCeiling: fibreCeiling(fibre, energy, profile.foodPattern),
    sodium: sodiumLimit(profile),
    ...(potassium && { potassium }),
    ...((ceiling ?? menuPotassium) && {
      ceilings: {
        ...(ceiling && { protein: ceiling }),
        ...(menuPotassium && { potassium: menuPotassium }),
      },
    }),
    notices: macroNotices(profile, mass),
  };
}
