import { planChoices as schema } from '@forja/contract/plan-choices';
import { defineCollection } from '../../../shared/records/collection.ts';
import { choicesMessages } from './choices.messages.ts';

/** The last write wins whole: a merge of two choices would be a week that nobody saw. */
export const planChoices = defineCollection({
  schema,
  label: () => choicesMessages.label,
  order: () => 0,
  merge: 'latest',
});
