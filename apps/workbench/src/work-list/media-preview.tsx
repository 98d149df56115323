import { useObjectUrl } from '../ui/use-object-url.ts';

interface MediaPreviewProps {
  readonly media: Blob;
  readonly className?: string | undefined;
}

/** The image of an entry, or the first frame of its video; the title beside it says what it shows. */
export function MediaPreview({ media, className }: MediaPreviewProps) {
  const url = useObjectUrl(media);
  if (url === undefined) return <span className={className} />;
  if (media.type.startsWith('video/'))
    return <video className={className} src={url} muted preload="metadata" aria-hidden="true" tabIndex={-1} />;
  return <img className={className} src={url} alt="" loading="lazy" />;
}
