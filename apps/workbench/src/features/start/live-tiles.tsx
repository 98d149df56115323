import type { ReactNode } from 'react';
import { mediaUrl } from '../../catalog-data/media-url.ts';
import { CardGrid } from '../../ui/card-grid.tsx';
import styles from './live-tiles.module.css';

/** Three things that can be done here, each as it looks: an image, an answer, a template. */
export function LiveTiles() {
  return (
    <CardGrid size="large">
      <Tile
        to="/tasks/text-to-image/try"
        title="Make an image"
        text="A form for this and every other task"
        action="Make your own"
      >
        <img className={styles.picture} src={mediaUrl('text-to-image-output.avif')} alt="" />
      </Tile>
      <Tile to="/chat" title="Chat with a model" text="Or compare up to four, side by side" action="Ask something">
        <div className={styles.chat}>
          <p className={styles.question}>Which answer would you trust?</p>
          <p className={styles.answer}>
            <span>The one that shows its provider, its tokens and each </span>
            <span>event of its stream, and says what all of that has cost.</span>
          </p>
          <p className={styles.numbers}>
            <span>0.3 s to first token</span>
            <span>84 tokens/s</span>
            <span>27 tokens</span>
          </p>
        </div>
      </Tile>
      <Tile
        to="/templates"
        title="Repair a chat template"
        text="See what the model sees, as you type"
        action="Open the bench"
      >
        <div className={styles.template}>
          <code className={styles.source}>
            <b>{'{%'}</b> for m in messages <b>{'%}'}</b>
            {'\n<|'}
            <b>{'{{'}</b> m.role <b>{'}}'}</b>
            {'|>\n'}
            <b>{'{{'}</b> m.content <b>{'}}'}</b>
            {'\n'}
            <b>{'{%'}</b> endfor <b>{'%}'}</b>
          </code>
          <code className={styles.output}>
            {'<|'}
            <mark>system</mark>
            {'|>\nBe brief.\n<|'}
            <mark>user</mark>
            {'|>\nHello!'}
          </code>
        </div>
      </Tile>
    </CardGrid>
  );
}

interface TileProps {
  readonly to: string;
  readonly title: string;
  readonly text: string;
  readonly action: string;
  /** Decoration. */
  readonly children: ReactNode;
}

function Tile({ to, title, text, action, children }: TileProps) {
  return (
    <article className={styles.tile}>
      <div className={styles.stage} aria-hidden="true">
        {children}
      </div>
      <div className={styles.words}>
        <h2>
          <a className="cover-link" href={to}>
            {title}
          </a>
        </h2>
        <p>{text}</p>
        <span className={styles.action} aria-hidden="true">
          {action} →
        </span>
      </div>
    </article>
  );
}
