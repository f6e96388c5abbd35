import { expect, test } from 'vitest';
import { EMERGENCY_SIGNS } from '../compounds/emergency-signs.data.ts';
import { aPerson } from '../person/person.fixture.ts';
import { ALARM_FINDINGS, alarmReasons } from './alarm.ts';
import { ALARM_SIGNS, GENERAL_SIGN_CODES, SUBSTANCE_ALARM_SIGNS } from './alarm-signs.data.ts';
import { inputHealth } from './health-line.ts';
import { HEALTH_REASONS } from './health-reasons.data.ts';

test.each([
  ['chest pain now', aPerson({ health: ['emergency_symptom_now'] }), ['emergency_symptom_now']],
  ['195/118', aPerson({ bloodPressure: { systolic: 195, diastolic: 118 } }), ['pressure_crisis']],
  ['150/120', aPerson({ bloodPressure: { systolic: 150, diastolic: 120 } }), ['pressure_crisis']],
  ['yellow skin', aPerson({ health: ['jaundice_or_dark_urine'] }), ['jaundice_or_dark_urine']],
  ['179/119', aPerson({ bloodPressure: { systolic: 179, diastolic: 119 } }), []],
  ['a heart disease', aPerson({ conditions: ['heart_disease'] }), []],
] as const)('%s has the right alarm', (_, person, findings) => {
  expect(alarmReasons(inputHealth(person)).map(({ finding }) => finding)).toEqual(findings);
});

test('every emergency reason is an alarm', () => {
  const emergencies = Object.entries(HEALTH_REASONS).filter(
    ([, { severity }]) => severity === 'emergency',
  );
  for (const [finding] of emergencies) expect(ALARM_FINDINGS).toContain(finding);
});

test('the alarm screen lists every sign of the compounds once', () => {
  const shown = [...ALARM_SIGNS, ...SUBSTANCE_ALARM_SIGNS];
  expect(new Set(shown.map(({ text }) => text)).size).toBe(shown.length);
  const codes = shown.map(({ code }) => code);
  for (const { code } of EMERGENCY_SIGNS.filter(({ severity }) => severity === 'stop'))
    expect(codes).toContain(GENERAL_SIGN_CODES.get(code) ?? code);
});

test('a general sign cites no work about compound users', () => {
  expect(ALARM_SIGNS.flatMap(({ sources }) => sources)).toEqual(['m11']);
});

test('a sign has a letter only when its source describes it', () => {
  const lettered = EMERGENCY_SIGNS.filter(
    ({ basis, severity }) => basis === 'source' && severity === 'stop',
  );
  expect(lettered.map(({ code }) => code)).toEqual([
    'emergency-oil-embolism',
    'emergency-blood-pressure',
    'emergency-liver',
  ]);
});
