const NAME = 'forja-membership-required';
const target = new EventTarget();

/** The server asked for a membership: whoever listens explains it. */
export const announceMembershipRequired = (): boolean => target.dispatchEvent(new Event(NAME));

export function onMembershipRequired(listener: () => void): () => void {
  target.addEventListener(NAME, listener);
  return () => target.removeEventListener(NAME, listener);
}
