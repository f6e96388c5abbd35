export type Json = null | boolean | number | string | Json[] | { [field: string]: Json };

/** A call or a message of a provider, as its documentation shows it. */
export type Documented = {
  /** The page, and the day on which it was read or that it bears. */
  source: string;
  readOn: string;
  request?: {
    method: 'GET' | 'POST' | 'PUT';
    /** With :id where the identifier goes. */
    path: string;
    headers: string[];
    /** The names that have to be there. */
    query?: string[];
    /** Fields by path, with the kind that the page gives them. */
    body?: Record<string, string>;
  };
  /** What is answered, or sent: each field of the page, with the type of the page's table. */
  body: Json;
  /** The only fields without which it may be unreadable, because a decision rests on them. */
  required: string[];
  /** Fields that change what is understood, and never whether. */
  telling?: string[];
};
