export function startPwaLayer(): void {}
