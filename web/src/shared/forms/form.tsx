import { type ComponentProps, useEffect, useRef } from 'react';
import { answerInForm } from '../early-input/early-input.ts';

/**
 * The form of the product. Its document may be on the screen before its code: then what is sent waits, and where no code
 * runs at all its method keeps what is written out of the address (the server answers it with nothing).
 */
export function Form(props: Omit<ComponentProps<'form'>, 'method' | 'action' | 'ref'>) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    // after the effects of what is around it, which end its start
    const timer = setTimeout(() => form.current && answerInForm(form.current));
    return () => clearTimeout(timer);
  }, []);
  // oxlint-disable-next-line react/forbid-elements -- the one place that has a method and answers what was done before
  return <form noValidate {...props} method="post" ref={form} />;
}
