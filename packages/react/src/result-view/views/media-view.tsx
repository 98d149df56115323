'use client';

import * as React from 'react';
import type { MediaKind } from '../../address/safe-media-url.ts';
import type { MediaItem } from '../result.ts';
import type { ResultWords } from '../result-labels.ts';
import { useMediaUrl } from '../use-media-url.ts';

interface MediaViewProps {
  readonly kind: MediaKind;
  readonly items: readonly MediaItem[];
  /** Alternative text of the files, such as the prompt that they were made from. */
  readonly label: string;
  readonly labels: ResultWords;
}

/** Images, recordings or videos with their facts and a link to keep them. Nothing plays by itself. */
export function MediaView({ items, ...props }: MediaViewProps) {
  return items.map((item, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: files have no ids and are never moved.
    <MediaFigure key={index} item={item} {...props} />
  ));
}

function MediaFigure({ kind, item, label, labels }: Omit<MediaViewProps, 'items'> & { readonly item: MediaItem }) {
  const url = useMediaUrl(item.source);
  const [facts, setFacts] = React.useState('');
  const name = item.label ?? label;
  const player = { controls: true, preload: 'metadata', src: url, 'aria-label': name } as const;
  const readLength = (event: React.SyntheticEvent<HTMLMediaElement>) =>
    setFacts(formatSeconds(event.currentTarget.duration));
  return (
    <figure className="hubkit-result-media" data-kind={kind}>
      {kind === 'image' && (
        <img
          src={url}
          alt={name}
          // An image that was there before the page came alive does not load again.
          ref={(image) => {
            if (image?.complete) setFacts(formatSize(image));
          }}
          onLoad={(event) => setFacts(formatSize(event.currentTarget))}
        />
      )}
      {kind === 'audio' && <audio {...player} onLoadedMetadata={readLength} />}
      {kind === 'video' && <video {...player} onLoadedMetadata={readLength} />}
      <figcaption>
        <span>{[item.label, facts, describeSize(item.source)].filter(Boolean).join(' · ')}</span>
        {url && (
          <a className="hubkit-button" href={url} download={`${kind}${findExtension(item.source)}`}>
            {labels.download}
          </a>
        )}
      </figcaption>
    </figure>
  );
}

function formatSize({ naturalWidth, naturalHeight }: HTMLImageElement): string {
  return naturalWidth > 0 ? `${naturalWidth} × ${naturalHeight}` : '';
}

function formatSeconds(seconds: number): string {
  return Number.isFinite(seconds) ? `${seconds.toFixed(1)} s` : '';
}

function describeSize(source: string | Blob): string {
  if (typeof source === 'string') return '';
  return source.size < 1000 ? `${source.size} B` : `${(source.size / 1000).toFixed(source.size < 100_000 ? 1 : 0)} kB`;
}

/** The ending of the file's name, from its media type. */
function findExtension(source: string | Blob): string {
  const type = typeof source === 'string' ? (/^data:([^;,]*)/.exec(source)?.[1] ?? '') : source.type;
  const subtype = /\/(?:x-)?(\w+)/.exec(type)?.[1];
  return subtype === undefined ? '' : `.${subtype === 'mpeg' ? 'mp3' : subtype === 'jpeg' ? 'jpg' : subtype}`;
}
