import type { Turn } from '@hubkit/react/chat-panel';
import { Button } from '../../../ui/button.tsx';
import styles from './message-view.module.css';

export interface VersionSwitchProps {
  /** Position of the shown version, from 0. */
  readonly place: number;
  readonly count: number;
  /** The versions beside it. */
  readonly previous: Turn | undefined;
  readonly next: Turn | undefined;
  readonly onChoose: (turn: Turn) => void;
}

/** Goes through the versions of a message: ‹ 2/3 ›. */
export function VersionSwitch({ place, count, previous, next, onChoose }: VersionSwitchProps) {
  return (
    <fieldset className={styles.versions} aria-label="Versions">
      <Button
        icon="chevronLeft"
        iconOnly
        size="small"
        label="Previous version"
        disabled={!previous}
        onClick={() => previous && onChoose(previous)}
      />
      <span>{`${place + 1}/${count}`}</span>
      <Button
        icon="chevronRight"
        iconOnly
        size="small"
        label="Next version"
        disabled={!next}
        onClick={() => next && onChoose(next)}
      />
    </fieldset>
  );
}
