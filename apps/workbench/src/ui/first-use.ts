/** A page that is only looked at counts as used after this time in ms. */
const LOOKED_AT_MS = 2000;

/** No focus among them: a window that comes to the front gets one by itself. */
const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;

/**
 * Resolves at the first pointer or key event, or after the page was visible for two seconds. Large code that the first paint
 * does not need is loaded then.
 */
export function firstUse(
  target: EventTarget = document,
  wasUsed = navigator.userActivation?.hasBeenActive,
): Promise<void> {
  if (wasUsed) return Promise.resolve();
  return new Promise((resolve) => {
    const use = () => {
      clearTimeout(timer);
      for (const sign of SIGNS) target.removeEventListener(sign, use);
      resolve();
    };
    const timer = setTimeout(use, LOOKED_AT_MS);
    for (const sign of SIGNS) target.addEventListener(sign, use, { passive: true });
  });
}
