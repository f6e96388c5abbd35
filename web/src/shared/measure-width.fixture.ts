/** Runs inside the page, where a journey may send it, so it uses nothing from outside itself. */
export function measureWidth(viewport: number) {
  const root = document.documentElement;
  // a phone zooms out to fit overflowing content, then reports a wider window
  const window = Math.min(root.clientWidth, viewport);
  // the page clips overflow, so its scroll width does not reveal it
  const isClippedByAncestor = (element: Element): boolean => {
    for (
      let each = element.parentElement;
      each && each !== document.body;
      each = each.parentElement
    ) {
      const { overflowX, position } = getComputedStyle(each);
      if (overflowX !== 'visible' || position === 'fixed') return true;
    }
    return false;
  };
  const isClipped = (element: Element): boolean => {
    const { left, right, width, height } = element.getBoundingClientRect();
    return (
      width > 1 && height > 1 && (right > window + 1 || left < -1) && !isClippedByAncestor(element)
    );
  };
  const outside = [...document.querySelectorAll('main *')].filter(
    (each) =>
      each.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && isClipped(each),
  );
  return {
    content: root.scrollWidth,
    window,
    clipped: outside.map(
      ({ tagName, className, textContent }) =>
        `${tagName}.${className}: ${textContent.slice(0, 60)}`,
    ),
  };
}
