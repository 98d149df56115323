import styles from './provider-tile.module.css';

/** The initial of a provider on a tile of a stable hue, with its name for all. */
export function ProviderTile({ id }: { readonly id: string }) {
  return (
    <span className={styles.tile} data-hue={hueOf(id)} title={id}>
      <span aria-hidden="true">{id.slice(0, 1).toUpperCase()}</span>
      <span className="visually-hidden">{id}</span>
    </span>
  );
}

const HUES = ['nlp', 'cv', 'audio', 'tabular', 'multimodal', 'other'] as const;

function hueOf(id: string): string | undefined {
  return HUES[[...id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 997, 7) % HUES.length];
}
