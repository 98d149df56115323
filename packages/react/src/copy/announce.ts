const REGION_ID = 'hubkit-announcer';

/** Announces a message to screen readers, in one polite live region shared by the page. */
export function announce(message: string): void {
  const region = document.getElementById(REGION_ID) ?? document.body.appendChild(document.createElement('div'));
  region.id = REGION_ID;
  region.className = 'hubkit-visually-hidden';
  region.role = 'status';
  region.textContent = '';
  // A region that is filled in the moment it appears, or filled with the words it already had, is not read out.
  setTimeout(() => {
    region.textContent = message;
  }, 60);
}
