/** Opens the settings of the connection, which every page has. */
export function openConnection(): void {
  document.querySelector<HTMLElement>('[data-connection]')?.click();
}

/** Opens them at the token. */
export function openTokenField(): void {
  openConnection();
  focusToken();
}

/** The panel's code may come only now; one that is closed meanwhile is left alone. */
function focusToken(): void {
  const panel = document.querySelector('[data-connection] + :popover-open');
  const field = panel?.querySelector<HTMLElement>('[type="password"]');
  if (field) field.focus();
  else if (panel) requestAnimationFrame(focusToken);
}
