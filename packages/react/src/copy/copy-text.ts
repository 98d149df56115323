/** Copies text to the clipboard, with a fallback if the Clipboard API is not available. Resolves to true on success. */
export function copyText(text: string): Promise<boolean> {
  const copied = navigator.clipboard?.writeText(text) ?? Promise.reject();
  // No permission, or no secure context: a selection can still be copied within the reader's click.
  return copied.then(
    () => true,
    () => copySelection(text),
  );
}

function copySelection(text: string): boolean {
  const focused = document.activeElement as HTMLElement | null; // What has the focus can also be given it.
  const area = document.body.appendChild(document.createElement('textarea'));
  area.className = 'hubkit-visually-hidden';
  area.value = text;
  area.select();
  const copied = document.execCommand('copy');
  area.remove();
  focused?.focus();
  return copied;
}
