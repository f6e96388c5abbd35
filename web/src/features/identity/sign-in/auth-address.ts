export type AuthMode = 'registro' | 'recuperar' | undefined;
export type ChangeMode = (mode: AuthMode, how: 'push' | 'replace') => void;

/** `next` and `ref` are validated where they are used. */
export type AuthSearch = { modo?: AuthMode; next?: string | undefined; ref?: string | undefined };

export function readAuthSearch(search: string): AuthSearch {
  const query = new URLSearchParams(search);
  const modo = query.get('modo');
  return {
    modo: modo === 'registro' || modo === 'recuperar' ? modo : undefined,
    next: query.get('next') ?? undefined,
    ref: query.get('ref') ?? undefined,
  };
}

export function authAddress({ modo, next, ref }: AuthSearch): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries({ modo, next, ref }))
    if (value !== undefined) query.set(name, value);
  return query.size === 0 ? '/auth' : `/auth?${query}`;
}
