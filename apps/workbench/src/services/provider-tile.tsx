import styles from './provider-tile.module.css';

interface ProviderTileProps {
  readonly id: string;
  /** Shows the name beside the tile. @default false */
  readonly isNamed?: boolean;
}

/** The initial of a provider on a tile of a stable hue, with its name for all. */
export function ProviderTile({ id, isNamed = false }: ProviderTileProps) {
  const tile = (
    <span className={styles.tile} data-hue={chooseHue(id)} title={id}>
      <span aria-hidden="true">{id.slice(0, 1).toUpperCase()}</span>
      {!isNamed && <span className="visually-hidden">{id}</span>}
    </span>
  );
  return isNamed ? (
    <>
      {tile}
      {id}
    </>
  ) : (
    tile
  );
}

const HUES = ['nlp', 'cv', 'audio', 'tabular', 'multimodal', 'other'] as const;

function chooseHue(id: string): string | undefined {
  return HUES[[...id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 997, 7) % HUES.length];
}
