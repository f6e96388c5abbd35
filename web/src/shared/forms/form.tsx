import { type ComponentProps, useContext } from 'react';
import { DocumentPartsContext } from '../pages/document-parts.ts';

/**
 * The form of the product. In a document of the site the browser itself says what is missing, and where no code runs its
 * method keeps what is written out of the address (the server answers it with nothing).
 */
export function Form(props: Omit<ComponentProps<'form'>, 'method' | 'action' | 'ref'>) {
  const isInDocument = useContext(DocumentPartsContext) !== undefined;
  // oxlint-disable-next-line react/forbid-elements -- the one place that has a method
  return <form noValidate={!isInDocument} {...props} method="post" />;
}
