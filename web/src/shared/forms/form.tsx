import { type ComponentProps, useContext } from 'react';
import { DocumentFormContext } from '../pages/island.tsx';

/** The form of the product. Where no code runs its method keeps what is written out of the address (the server answers it with nothing). */
export function Form(props: Omit<ComponentProps<'form'>, 'method' | 'action' | 'ref'>) {
  // where its code is not here yet the browser itself says what is missing
  const isOfDocument = useContext(DocumentFormContext);
  // oxlint-disable-next-line react/forbid-elements -- the one place that has a method
  return <form noValidate={!isOfDocument} {...props} method="post" />;
}
