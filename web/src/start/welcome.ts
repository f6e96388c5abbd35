export function openWelcome(): void {}
