/** One page of a path with parameters, as search engines list it. */
export type ScreenAddress = {
  path: string;
  title: string;
  description: string;
  /** Of what the page is about. */
  name: string;
};

export type MenuName = 'visitor' | 'header' | 'tools' | 'account' | 'thumb' | 'footer';
