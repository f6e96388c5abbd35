import type { ShoppingList } from '@forja/domain/menu/foods/shopping-list';
import { foodGroupNames, menuMessages } from './menu.messages.ts';

/** List for a message, without the foods at home. */
export function shoppingText(
  list: ShoppingList,
  covered: string,
  owned: readonly string[] = [],
): string {
  const aisles = list.flatMap(({ group, items }) => {
    const missing = items.filter(({ foodId }) => !owned.includes(foodId));
    return missing.length === 0
      ? []
      : [
          [
            foodGroupNames[group],
            ...missing.map(({ name, amount }) => `- ${name}: ${amount}`),
          ].join('\n'),
        ];
  });
  return [menuMessages.shoppingText.title(covered), ...aisles].join('\n\n');
}
