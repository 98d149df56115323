const REGION_ID = 'hubkit-announcer';

/** Lets screen readers say a message, in one polite region that all pieces of a page share. */
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
