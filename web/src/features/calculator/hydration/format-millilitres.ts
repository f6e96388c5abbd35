import { integer } from '../../../design/format.ts';
import { hydrationMessages } from './hydration.messages.ts';

export const formatMillilitres = (value: number): string =>
  `${integer(value)}\u00a0${hydrationMessages.target.unit}`;
