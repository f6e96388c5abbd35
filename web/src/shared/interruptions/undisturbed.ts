/** The calm of the open page, from its body: `fully` offers nothing, `noWindow` opens no window by itself. */
export function undisturbedPage(): 'fully' | 'noWindow' | undefined {
  const { calm } = document.body.dataset;
  return calm === 'urgent' ? 'fully' : calm === 'fully' || calm === 'noWindow' ? calm : undefined;
}

/** Calls at each page that follows in this document. */
export function followUndisturbed(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.body, { attributeFilter: ['data-calm'] });
  return () => observer.disconnect();
}
