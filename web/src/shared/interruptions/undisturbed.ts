/** The `calm` of the page: `fully` shows no prompts, `noWindow` opens no dialogs. */
export function undisturbedPage(): 'fully' | 'noWindow' | undefined {
  const { calm } = document.body.dataset;
  return calm === 'urgent' ? 'fully' : calm === 'fully' || calm === 'noWindow' ? calm : undefined;
}

export function followUndisturbed(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.body, { attributeFilter: ['data-calm'] });
  return () => observer.disconnect();
}
