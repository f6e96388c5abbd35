import { HtmlValidate } from 'html-validate';

/** Rules of HTML and its accessibility, with a reason beside each exception. */
const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // React and Vite write valid variants of these
    'doctype-style': 'off',
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'attr-case': 'off',
    // formula keys contain dots
    'valid-id': ['error', { relaxed: true }],
    // stacked table rows lose their roles in some browsers without these
    'no-redundant-role': 'off',
    'prefer-native-element': 'off',
    'presentation-role-style': 'off',
    'no-redundant-for': 'off',
    // telephone links contain more than a number
    'tel-non-breaking': 'off',
    // boxes of one question share a name, like radio buttons
    'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'button', 'reset', 'submit'] }],
    // revealed passwords are text fields
    'input-attributes': 'off',
  },
});

export async function findHtmlProblems(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
}
