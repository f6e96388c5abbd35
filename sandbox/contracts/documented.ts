export type Json = null | boolean | number | string | Json[] | { [field: string]: Json };

/** A provider's call or message as its documentation shows it. */
export type Documented = {
  /** Page address; `readOn` is when it was read, or the date it bears. */
  source: string;
  readOn: string;
  request?: {
    method: 'GET' | 'POST' | 'PUT';
    /** Path with `:id` in place of the identifier. */
    path: string;
    headers: string[];
    /** Query parameters that must be present. */
    query?: string[];
    /** Field paths with the kind the page documents. */
    body?: Record<string, string>;
  };
  /** Response or message with every documented field. */
  body: Json;
  /** Fields whose absence may make it unreadable, because a decision depends on them. */
  required: string[];
  /** Fields that change the result but never make it unreadable. */
  significant?: string[];
};
