/**
 * Moves the focus once React has drawn what takes it. A reader who has put it elsewhere in the meantime keeps it: on a busy machine, a frame
 * is long enough for a click and a key.
 */
export function moveFocus(move: () => void): void {
  const before = document.activeElement;
  requestAnimationFrame(() => {
    const { activeElement } = document;
    if (activeElement === before || activeElement === document.body) move();
  });
}
