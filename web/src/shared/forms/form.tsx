import { type ComponentProps, useContext } from 'react';
import { DocumentFormContext } from '../pages/island.tsx';

/** The form of the product. Its method keeps what is written out of the address where no code runs (the server answers it with nothing). */
export function Form(props: Omit<ComponentProps<'form'>, 'method' | 'action' | 'ref'>) {
  // the browser itself says what is missing until the code comes
  const isInDocument = useContext(DocumentFormContext);
  // oxlint-disable-next-line react/forbid-elements -- the one place that has a method
  return <form noValidate={!isInDocument} {...props} method="post" />;
}
