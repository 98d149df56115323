import type { Call } from '../../contract/adapter.ts';
import { encodePath } from '../../contract/provider.ts';
import { dataUrl, encodedFiles } from '../../presets/files.ts';

/** The image of a call from which a video is made. Models of videos read one image; only several need the list. */
export function imageUrl(call: Pick<Call, 'uploads'>): Record<string, unknown> {
  const { image_url: first, image_urls: all } = imageUrls(call);
  if (first === undefined) return {};
  return Array.isArray(all) && all.length > 1 ? { image_url: first, image_urls: all } : { image_url: first };
}

/** The images of a call that returns one. Models read one of the two members: those that combine images have the list. */
export function imageUrls(call: Pick<Call, 'uploads'>): Record<string, unknown> {
  const urls = encodedFiles(call).map(dataUrl);
  return urls.length > 0 ? { image_url: urls[0], image_urls: urls } : {};
}

/**
 * The path of a model with an optional image: without one, the call goes to the text model, whose path lacks the last segment.
 * The router finds that model by itself, and accepts only the path of the mapping.
 */
export function modelPath({ uploads, isRouted, model }: Pick<Call, 'uploads' | 'isRouted' | 'model'>): string {
  const hasImage = encodedFiles({ uploads }).length > 0;
  if (hasImage || isRouted) return '{model}';
  const segments = model.split('/');
  return segments.length > 1 ? encodePath(segments.slice(0, -1).join('/')) : '{model}';
}
