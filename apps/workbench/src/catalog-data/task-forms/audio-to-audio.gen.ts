// Written by `npm run gen` from the schemas in packages/catalog/src/tasks/audio-to-audio. Do not edit.
import type { FormField } from '../form-field.ts';

/** The fields of the form of audio-to-audio. */
export const fields: readonly FormField[] = [{"path":["inputs"],"kind":"file","hint":"Audio to transform, for example a FLAC, MP3 or WAV file.","isRequired":true},{"path":["parameters"],"kind":"json","hint":"Settings of the transformation, as the model or the provider names them."}];
