import { CAPITALS } from '../language/capitals.ts';

function words(text: string): ReadonlySet<string> {
  return new Set(text.split(/\s+/));
}

/** Given names, in lower case. */
export const GIVEN_NAMES = words(
  `ada albert alice amara amelia andrew angela anna barack ben bob carlos carol charles clara david diana elena elizabeth
  elon emma eric eva frank galileo george grace hannah henry ines isaac ivan jack jacob james jane jessica john jose
  joseph juan julia karl kate laura leo linda louis lucas lucy luis maria marie mark martin mary max michael mia mohamed
  nina noah nora oliver omar oscar paul peter priya rachel richard robert rosa samuel sara sarah sofia sophie steve tim
  thomas tom victor vincent vladimir william wolfgang yuki zoe`,
);

/** Names of organizations, in lower case. */
export const ORGANIZATIONS = new Set([
  ...'google microsoft apple amazon meta facebook nvidia ibm intel openai nasa unesco unicef nato toyota siemens samsung sony tesla netflix wikipedia congress parliament interpol'.split(
    ' ',
  ),
  'hugging face',
  'united nations',
  'european union',
  'world health organization',
  'red cross',
]);

/** Last words of names of organizations. */
export const ORGANIZATION_ENDS =
  /^(?:inc|corp|corporation|ltd|llc|gmbh|ag|company|university|college|school|institute|bank|agency|ministry|association|foundation|society|club|group|times|airlines|museum|hospital|labs?|technologies|systems)\.?$/i;

/** Nationalities, languages and what else has a name without being a person, a place or an organization. */
export const OTHER_NAMES = words(
  `english german french spanish italian portuguese russian chinese japanese korean indian american british european african
  asian australian canadian dutch swedish polish greek turkish arabic latin christmas easter olympics internet python`,
);

/** Capitalized words other than the names of entities. */
export const NO_NAMES = words(
  `monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september
  october november december i mr mrs ms dr prof`,
);

/** Names of places, in lower case. */
export const PLACES = new Set([
  ...Object.keys(CAPITALS).map((country) => country.replace(/^the /, '')),
  ...Object.values(CAPITALS).map((capital) => capital.toLowerCase()),
  ...'africa america asia europe antarctica toronto lagos york amazon congo barcelona munich hamburg milan naples lyon marseille boston chicago seattle california texas florida shanghai mumbai sydney melbourne istanbul dubai singapore hollywood alps himalayas atlantic pacific mediterranean danube rhine nile'.split(
    ' ',
  ),
  'new york',
  'los angeles',
  'san francisco',
  'hong kong',
  'são paulo',
  'rio de janeiro',
]);
