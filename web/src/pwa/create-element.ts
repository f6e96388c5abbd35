import { classNames } from '../design/class-names.ts';
import * as iconStyles from '../design/icon.module.css';

const set = <T extends Element>(element: T, attributes: Record<string, string>): T => {
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
};

export function createElement<T extends keyof HTMLElementTagNameMap>(
  tag: T,
  attributes: Record<string, string>,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[T] {
  const element = set(document.createElement(tag), attributes);
  element.append(...children);
  return element;
}

const createShape = (tag: 'svg' | 'path', attributes: Record<string, string>): SVGElement =>
  set(document.createElementNS('http://www.w3.org/2000/svg', tag), attributes);

type IconLook = { isSmall?: boolean; label?: string };

export function createIcon(path: string, { isSmall, label }: IconLook = {}): SVGElement {
  const icon = createShape('svg', {
    class: classNames(iconStyles.root, isSmall && iconStyles.small),
    viewBox: '0 0 24 24',
    ...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': 'true' }),
  });
  icon.append(createShape('path', { d: path }));
  return icon;
}
