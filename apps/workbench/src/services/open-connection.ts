/** Opens the settings of the connection, which every page has. */
export function openConnection(): void {
  document.querySelector<HTMLElement>('[data-connection]')?.click();
}
