/** Driver interface of another browser engine: the few actions of a person. */
export type Tab = {
  open(address: string): Promise<void>;
  type(label: string, text: string): Promise<void>;
  /** Submits with Enter, because a floating message could cover the button. */
  send(): Promise<void>;
  text(): Promise<string>;
  evaluate(expression: string): Promise<unknown>;
  close(): Promise<void>;
};

/** Browser with a persistent profile: cookies, databases, the app. */
export type Phone = {
  openTab(): Promise<Tab>;
  /** Closes the app; the next tab starts cold. */
  closeApp(): Promise<void>;
  throwAway(): Promise<void>;
};

export const toFieldXPath = (label: string): string =>
  `//*[@id=//label[normalize-space()='${label}' or .//*[normalize-space()='${label}']]/@for]`;
