import { type ComponentType, createElement, Fragment, useEffect } from 'react';
import { answerOutsideForms } from './early-input.ts';

/** Beside a part of the page whose code has come: does what was pressed there before. */
export function EarlyPress() {
  useEffect(() => {
    // During a commit React answers no event of a part that it has not hydrated yet.
    const timer = setTimeout(answerOutsideForms);
    return () => clearTimeout(timer);
  }, []);
  return null;
}

/** A part that hydrates by itself, after what is around it. What chooses its forms is answered before them. */
export const withEarlyPress =
  <Props extends object>(Part: ComponentType<Props>): ComponentType<Props> =>
  (props) =>
    createElement(Fragment, null, createElement(EarlyPress), createElement(Part, props));
