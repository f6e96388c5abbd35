import { type ComponentProps, useContext } from 'react';
import { DocumentFormContext } from '../pages/island.tsx';

/** `method` keeps typed values out of the address when no script runs. */
export function Form(props: Omit<ComponentProps<'form'>, 'method' | 'action' | 'ref'>) {
  const isInDocument = useContext(DocumentFormContext);
  // oxlint-disable-next-line react/forbid-elements -- the one place that has a method
  return <form noValidate={!isInDocument} {...props} method="post" />;
}
