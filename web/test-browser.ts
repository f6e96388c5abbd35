/** How the tests start Chromium: each page lives for seconds, and the compilers that pay off later took a tenth of the processor. */
export const TEST_BROWSER_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--js-flags=--no-turbofan,--no-maglev',
];
