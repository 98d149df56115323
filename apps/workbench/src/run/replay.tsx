import { useEffect, useMemo, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { SegmentedControl } from '../ui/segmented-control.tsx';
import { duration } from './format-facts.ts';
import styles from './replay.module.css';
import type { Run } from './run.ts';
import { findFrame, readFrames } from './stream-frames.ts';

const SPEEDS = ['0.1', '1', '4'] as const;

/** Plays a recorded stream again, at any speed, and shows the words that each event makes. */
export function Replay({ run }: { readonly run: Run }) {
  const frames = useMemo(() => readFrames(run), [run]);
  const endMs = Math.ceil(frames.at(-1)?.atMs ?? 0);
  const [atMs, setAtMs] = useState(endMs);
  const [speed, setSpeed] = useState<(typeof SPEEDS)[number]>('1');
  const [isPlaying, setPlaying] = useState(false);
  useEffect(() => {
    if (!isPlaying) return;
    let last = performance.now();
    let frame = requestAnimationFrame(function next(now) {
      setAtMs((before) => Math.min(endMs, before + (now - last) * Number(speed)));
      last = now;
      frame = requestAnimationFrame(next);
    });
    return () => cancelAnimationFrame(frame);
  }, [isPlaying, speed, endMs]);
  const hasEnded = atMs >= endMs;
  if (hasEnded && isPlaying) setPlaying(false);
  if (frames.length < 2) return null;
  const frame = findFrame(frames, atMs);
  const place = frame ? frames.indexOf(frame) + 1 : 0;
  const play = () => {
    if (hasEnded) setAtMs(0);
    setPlaying(!isPlaying);
  };
  return (
    <section className={`frame stack ${styles.replay}`} aria-label="Replay">
      <div className={`row ${styles.bar}`}>
        <Button
          size="small"
          look="outline"
          icon={isPlaying ? 'stop' : 'play'}
          label={isPlaying ? 'Pause' : 'Replay'}
          onClick={play}
        />
        <input
          aria-label="Time"
          type="range"
          min={0}
          max={endMs}
          step={1}
          value={Math.round(atMs)}
          aria-valuetext={`${duration(atMs)}, event ${place} of ${frames.length}`}
          onChange={({ target }) => {
            setPlaying(false);
            setAtMs(target.valueAsNumber);
          }}
        />
        <span className={styles.time}>{`${duration(atMs)}, ${place}/${frames.length}`}</span>
        <SegmentedControl
          label="Speed"
          value={speed}
          items={SPEEDS.map((each) => [each, `${each}×`] as const)}
          onChange={setSpeed}
        />
      </div>
      <p className={styles.text}>
        {frame?.before}
        <mark>{frame?.added}</mark>
      </p>
      <code className={styles.event}>{frame ? JSON.stringify(frame.chunk) : 'Nothing received yet'}</code>
    </section>
  );
}
