import { useState } from 'react';

type Texts = readonly string[] | undefined;

/** Returns the list of before as long as its texts are the same, so that what depends on the list alone is left as it is. */
export function useStableList(texts: Texts): Texts {
  const [kept, keep] = useState(texts);
  if (kept === texts || isSame(kept, texts)) return kept;
  keep(texts);
  return texts;
}

function isSame(one: Texts, other: Texts): boolean {
  return one?.length === other?.length && one?.every((text, place) => text === other?.[place]) === true;
}
