import { expect, test } from 'vitest';
import { energyOf } from '../../energy/energy-of.fixture.ts';
import { macroPlan } from '../../macros/macro-plan.ts';
import { aPerson } from '../../person/person.fixture.ts';
import { createProfile } from '../../profile/profile.ts';
import { FOOD_FAMILIES } from '../../foods/food-families.data.ts';
import { foodById } from '../../foods/foods.ts';
import { menuTargets } from '../../plan/menu-targets.ts';
import { eaterAnswers, toEater } from '../kitchen/eater.ts';
import { mayCarryMilk } from '../foods/foods-with-milk.ts';
import { makeMenu } from '../day/make-menu.fixture.ts';
import type { MenuTargets } from '../menu.ts';
import type { PlanInput } from '../../person/plan-input.ts';

function targetsFor(person: PlanInput): MenuTargets {
  const { profile, energy } = energyOf(person);
  return menuTargets({ energy, macros: macroPlan(profile, energy), input: person });
}

test.each<[string, Partial<PlanInput>]>([
  ['a man who keeps his weight', {}],
  ['a man who gains muscle', { goal: 'muscle_gain', level: 'beginner' }],
  ['a woman who loses fat', { sex: 'female', weightKg: 64, heightCm: 165, goal: 'fat_loss' }],
  [
    'a vegetarian woman who gains strength',
    { sex: 'female', weightKg: 58, heightCm: 162, goal: 'strength', foodPattern: 'vegetarian' },
  ],
  [
    'a vegan man who trains for performance',
    { goal: 'performance', level: 'advanced', foodPattern: 'vegan' },
  ],
  ['a person of 75 years', { ageYears: 75, weightKg: 70, heightCm: 168 }],
  ['a person with kidney disease', { conditions: ['kidney_disease'] }],
  [
    'a person with high pressure',
    { conditions: ['hypertension'], sex: 'female', weightKg: 80, heightCm: 160, ageYears: 55 },
  ],
  ['a boy of 15 years', { ageYears: 15, weightKg: 60, heightCm: 172 }],
  ['a person allergic to milk', { health: ['milk_allergy'] }],
  ['a person who avoids gluten', { foodsToAvoid: [...FOOD_FAMILIES.gluten] }],
  ['a person allergic to nuts and peanuts', { foodsToAvoid: [...FOOD_FAMILIES.nutsAndPeanuts] }],
  ['a person allergic to eggs', { foodsToAvoid: [...FOOD_FAMILIES.eggs] }],
  ['a person who avoids soy', { foodsToAvoid: [...FOOD_FAMILIES.soy] }],
  ['a person who avoids pork', { foodsToAvoid: [...FOOD_FAMILIES.pork] }],
])('the plan of %s has a menu, and ten other options', (_, overrides) => {
  const person = aPerson(overrides);
  const profile = createProfile(person);
  for (let seed = 0; seed < 10; seed += 1) {
    const outcome = makeMenu({
      targets: targetsFor(person),
      ...toEater(eaterAnswers(profile)),
      day: 'training',
      seed,
    });
    expect(outcome.ok ? [] : outcome.relax, `seed ${seed}`).toEqual([]);
  }
});

test('a person allergic to milk gets no food that may carry it', () => {
  const person = aPerson({ health: ['milk_allergy'] });
  for (let seed = 0; seed < 40; seed += 1) {
    const outcome = makeMenu({
      targets: targetsFor(person),
      ...toEater(eaterAnswers(createProfile(person))),
      day: 'rest',
      seed,
    });
    if (!outcome.ok) throw new Error('no menu');
    for (const { foodId } of outcome.menu.meals.flatMap(({ items }) => items)) {
      const food = foodById(foodId);
      expect(food && mayCarryMilk(food), foodId).toBe(false);
    }
  }
});

test('a person with diabetes gets no jam, honey, syrup or dulce de leche', () => {
  const person = aPerson({ conditions: ['diabetes'], goal: 'muscle_gain' });
  for (let seed = 0; seed < 40; seed += 1) {
    const outcome = makeMenu({
      targets: targetsFor(person),
      ...toEater(eaterAnswers(createProfile(person))),
      day: 'training',
      seed,
    });
    if (!outcome.ok) throw new Error('no menu');
    const served = outcome.menu.meals.flatMap(({ items }) => items.map(({ foodId }) => foodId));
    for (const sugar of [
      'mermelada-comun',
      'miel',
      'durazno-en-almibar-escurrido',
      'dulce-de-leche',
    ])
      expect(served).not.toContain(sugar);
  }
});
