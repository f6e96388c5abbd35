import { answerChanges } from '@forja/domain/plan/sensitivity/answer-changes';
import { aPerson } from '@forja/domain/person/person.fixture';
import { expect, test } from 'vitest';
import { answersText, changeText } from './sensitivity.messages.ts';

const person = aPerson({ bodyFatPercent: 18 });

test('each change starts a conditional sentence, never advice', () => {
  const texts = answerChanges(person).map(changeText);
  expect(new Set(texts).size).toBe(texts.length);
  for (const text of texts) expect(text).toMatch(/^(Con|En|Si) /);
  expect(texts).toEqual(
    expect.arrayContaining([
      'Con 85 kg',
      'En 16 semanas',
      'Con 3 días de entrenamiento por semana',
      'Con otro objetivo, fuerza,',
      'Si entrenaras con calor',
      'Si te diagnosticaran hipertensión',
      'Con una lesión de rodilla',
    ]),
  );
});

test('answers without effect have the names of the form', () => {
  expect(answersText(['heightCm', 'goal', 'level'])).toBe('tu altura, tu objetivo y tu nivel');
});
