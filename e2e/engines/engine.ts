/** One more engine, through whatever it is driven by: the few things that a person does with it. */
export type Tab = {
  open(address: string): Promise<void>;
  /** Writes with the keyboard in the field of that label. */
  type(label: string, text: string): Promise<void>;
  /** Sends the form with the key of the keyboard: nothing that floats over a button is in its way. */
  send(): Promise<void>;
  /** What is read on the screen. */
  text(): Promise<string>;
  /** What an expression is worth in the page. */
  evaluate(expression: string): Promise<unknown>;
  close(): Promise<void>;
};

/** A browser with what it keeps: cookies, databases, the app. */
export type Phone = {
  openTab(): Promise<Tab>;
  /** The person leaves the app entirely; the next tab opens it again, cold. */
  closeApp(): Promise<void>;
  throwAway(): Promise<void>;
};

/** Where a field is, in the XPath that every driver speaks. */
export const fieldCalled = (label: string): string =>
  `//*[@id=//label[normalize-space()='${label}' or .//*[normalize-space()='${label}']]/@for]`;
