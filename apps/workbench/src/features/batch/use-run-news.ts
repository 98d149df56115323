import type { NumberedMoment } from '@hubkit/bulk';
import { useEffect, useState } from 'react';
import { diskRun } from './disk-api.ts';
import type { RunNews } from './disk-run.ts';

/** Moments that the curves show. */
const MOST = 600;

/** A run with its last news and all moments. */
export interface KnownRun {
  readonly news?: RunNews;
  readonly moments: readonly NumberedMoment[];
  /** True where the host has no such run. */
  readonly isMissing: boolean;
}

/** Follows a run while the page is shown. */
export function useRunNews(name: string): KnownRun {
  const [known, setKnown] = useState<KnownRun>({ moments: [], isMissing: false });
  useEffect(() => {
    const source = new EventSource(diskRun(name).events);
    let isFirst = true;
    source.onopen = () => {
      isFirst = true;
    };
    source.onmessage = ({ data }) => {
      // Written by our own host, from the same type.
      const news = JSON.parse(String(data)) as RunNews | null;
      if (news === null) {
        source.close();
        setKnown({ moments: [], isMissing: true });
        return;
      }
      // A connection that was lost begins with all moments again.
      const begun = isFirst;
      isFirst = false;
      setKnown((before) => ({
        news,
        moments: [...(begun ? [] : before.moments), ...news.moments].slice(-MOST),
        isMissing: false,
      }));
    };
    return () => source.close();
  }, [name]);
  return known;
}
