import axe from 'axe-core';
import { expect } from 'vitest';
import { measureWidth } from './measure-width.fixture.ts';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

export async function assertAccessible(): Promise<void> {
  for (const theme of ['claro', 'oscuro']) {
    document.documentElement.dataset['tema'] = theme;
    // colours are wrong amid a transition
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
    const { violations } = await axe.run(document, { runOnly: WCAG });
    const serious = violations.filter(
      ({ impact }) => impact === 'serious' || impact === 'critical',
    );
    const descriptions = serious.map(
      ({ id, help, nodes }) => `${id}: ${help}\n${nodes.map(({ html }) => `  ${html}`).join('\n')}`,
    );
    expect(descriptions, `axe, ${theme}`).toEqual([]);
  }
  delete document.documentElement.dataset['tema'];
  const { content, window, clipped } = measureWidth(innerWidth);
  expect(content).toBeLessThanOrEqual(window);
  expect(clipped, 'cut at the sides').toEqual([]);
}
