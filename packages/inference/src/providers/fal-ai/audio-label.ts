import type { Call, EncodedFile, Uploads } from '../../contract/adapter.ts';
import { InputError } from '../../contract/errors.ts';
import type { Binary } from '../../contract/task-types.ts';
import { dataUrl, encodedFile } from '../../presets/files.ts';

/** Names the audio file of a call. Throws for one without a media type that fal accepts. */
export function labeledAudio({ inputs }: { readonly inputs: Binary }): Uploads<Binary> {
  if (!(inputs instanceof Blob) || !inputs.type) {
    throw new InputError(
      "Unable to determine the input's content-type. Make sure your are passing a Blob when using provider fal-ai.",
    );
  }
  audioLabel(inputs.type);
  return { inputs };
}

/** The audio file of a call as a data URL, under the label that fal knows. */
export function audioDataUrl(call: Pick<Call, 'uploads'>): string {
  const file: EncodedFile = encodedFile(call);
  return dataUrl({ ...file, type: audioLabel(file.type) });
}

/** Media types accepted by fal, by those of audio files: it maps them to file extensions and rejects all others. */
const AUDIO_LABELS: Readonly<Record<string, string>> = {
  'audio/mpeg': 'audio/mpeg',
  'audio/mp3': 'audio/mpeg',
  'audio/wav': 'audio/x-wav',
  'audio/wave': 'audio/x-wav',
  'audio/x-wav': 'audio/x-wav',
  'audio/webm': 'video/webm',
  'video/webm': 'video/webm',
};

function audioLabel(type: string): string {
  const bare = type.split(';')[0]?.trim().toLowerCase() ?? '';
  const label = Object.hasOwn(AUDIO_LABELS, bare) ? AUDIO_LABELS[bare] : undefined;
  if (label) return label;
  throw new InputError(
    `Provider fal-ai does not support blob type ${type} - supported content types are: ${Object.keys(AUDIO_LABELS).join(', ')}`,
  );
}
