import { HtmlValidate } from 'html-validate';

/** The rules of HTML and of its accessibility. What is off is a style of writing, with the reason beside it. */
const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // React and Vite write these in their own way, which HTML accepts.
    'doctype-style': 'off',
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'attr-case': 'off',
    // The dots are of the keys of the formulas.
    'valid-id': ['error', { relaxed: true }],
    // A table whose rows are stacked on a phone loses its roles in some browsers without these.
    'no-redundant-role': 'off',
    'prefer-native-element': 'off',
    'presentation-role-style': 'off',
    'no-redundant-for': 'off',
    // The text of a link to a telephone is more than its number.
    'tel-non-breaking': 'off',
    // Boxes of one question have one name, as radio buttons do.
    'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'button', 'reset', 'submit'] }],
    // A password that is shown is a text.
    'input-attributes': 'off',
  },
});

/** What the document has that HTML does not accept, a line each. */
export async function findHtmlProblems(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
}
