import { useEffect, useRef, useState } from 'react';
import { SCROLL_REGION } from '../ui/scroll-region.ts';
import styles from './doc-content.module.css';

/** Messages that the frame sends. */
type FrameMessage = { readonly type: 'ready' | 'done' } | { readonly type: 'log' | 'error'; readonly text: string };

/** Longest time of a run in ms. */
const TIMEOUT_MS = 20_000;

/** Most characters of output that are kept. */
const MOST = 100_000;

/** Runs the code of an example in a frame of an opaque origin, and shows its output. */
export function ExampleFrame({ code }: { readonly code: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [output, setOutput] = useState('');
  const [status, setStatus] = useState<'running' | 'done' | 'failed' | 'stopped'>('running');

  useEffect(() => {
    const onMessage = ({ source, data }: MessageEvent<FrameMessage>) => {
      if (source === null || source !== frame.current?.contentWindow) return;
      // The frame has no origin of its own that could be named.
      if (data.type === 'ready') frame.current.contentWindow?.postMessage({ code }, '*');
      if (data.type === 'log' || data.type === 'error') setOutput((before) => `${before}${data.text}\n`.slice(0, MOST));
      if (data.type === 'error') setStatus('failed');
      if (data.type === 'done') setStatus('done');
    };
    addEventListener('message', onMessage);
    const timer = setTimeout(() => setStatus((now) => (now === 'running' ? 'stopped' : now)), TIMEOUT_MS);
    return () => {
      removeEventListener('message', onMessage);
      clearTimeout(timer);
    };
  }, [code]);

  return (
    <div className={styles.run}>
      {status === 'running' && (
        <iframe
          ref={frame}
          className={styles.frame}
          src="/sandbox"
          sandbox="allow-scripts"
          title="The running example"
          tabIndex={-1}
        />
      )}
      <p role="status">{LABELS[status]}</p>
      {output !== '' && (
        <pre className={styles.output} {...SCROLL_REGION}>
          {output}
        </pre>
      )}
    </div>
  );
}

const LABELS = {
  running: 'Running against the emulator…',
  done: 'Finished',
  failed: 'Failed',
  stopped: 'Stopped after 20 s',
} as const;
