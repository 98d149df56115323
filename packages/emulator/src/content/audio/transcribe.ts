import { readFlacComment } from './flac.ts';
import { readWav } from './wav.ts';

/** The words of a recording. */
export interface Transcript {
  readonly text: string;
  readonly seconds: number;
}

/** A chunk of a transcript with its start and end in seconds. */
export interface TranscriptChunk {
  readonly text: string;
  readonly timestamp: readonly [start: number, end: number];
}

/**
 * Transcribes a recording. Files that the emulator spoke give back their words; any other recording is described by
 * what can be measured. `undefined` for bytes of no known format.
 */
export function transcribe(bytes: Uint8Array): Transcript | undefined {
  const wav = readWav(bytes);
  if (wav) {
    const text =
      wav.comment ??
      `This is a WAV recording of ${inWords(wav.seconds)} at ${wav.sampleRate} hertz with ${wav.channels === 1 ? 'one channel' : `${wav.channels} channels`}, ${loudness(wav.samples)}.`;
    return { text, seconds: wav.seconds };
  }
  const compressed = readFlac(bytes) ?? readMpeg(bytes) ?? readContainer(bytes);
  if (!compressed) return undefined;
  const { format, seconds, comment } = compressed;
  const length = seconds === undefined ? `${Math.ceil(bytes.length / 1000)} kilobytes` : inWords(seconds);
  return { text: comment ?? `This is ${format} recording of ${length}.`, seconds: seconds ?? bytes.length / 16_000 };
}

/** Cuts a transcript into sentences, the time shared by their length. */
export function toChunks({ text, seconds }: Transcript): TranscriptChunk[] {
  const sentences = text.match(/[^.!?]+[.!?]*\s*/g) ?? [text];
  const round = (value: number) => Math.round(value * 100) / 100;
  let at = 0;
  return sentences.map((sentence) => {
    const start = at;
    at += (seconds * sentence.length) / text.length;
    return { text: sentence, timestamp: [round(start), round(at)] };
  });
}

function inWords(seconds: number): string {
  return `${seconds.toFixed(1)} seconds`;
}

function loudness(samples: Float32Array): string {
  const power = Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / Math.max(1, samples.length));
  if (samples.length === 0 || power < 0.001) return 'silent';
  return power < 0.05 ? 'quiet' : power < 0.2 ? 'of normal loudness' : 'loud';
}

interface Compressed {
  readonly format: string;
  readonly seconds?: number;
  readonly comment?: string;
}

function readFlac(bytes: Uint8Array): Compressed | undefined {
  if (String.fromCharCode(...bytes.subarray(0, 4)) !== 'fLaC' || bytes.length < 26) return undefined;
  const byte = (at: number) => bytes[at] ?? 0;
  const sampleRate = (byte(18) << 12) | (byte(19) << 4) | (byte(20) >> 4);
  const samples = (byte(21) & 15) * 2 ** 32 + ((byte(22) << 24) >>> 0) + (byte(23) << 16) + (byte(24) << 8) + byte(25);
  const comment = readFlacComment(bytes);
  return {
    format: 'a FLAC',
    ...(sampleRate > 0 && samples > 0 ? { seconds: samples / sampleRate } : {}),
    ...(comment === undefined ? {} : { comment }),
  };
}

const MPEG_BITRATES = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320];

/** An MP3 file, its length estimated from the bit rate of the first frame. */
function readMpeg(bytes: Uint8Array): Compressed | undefined {
  const byte = (at: number) => bytes[at] ?? 0;
  const isTagged = String.fromCharCode(...bytes.subarray(0, 3)) === 'ID3';
  const tag = isTagged ? 10 + (byte(6) << 21) + (byte(7) << 14) + (byte(8) << 7) + byte(9) : 0;
  const isFrame = byte(tag) === 0xff && (byte(tag + 1) & 0xe6) === 0xe2;
  if (!isTagged && !isFrame) return undefined;
  const kilobits = isFrame ? (MPEG_BITRATES[byte(tag + 2) >> 4] ?? 0) : 0;
  return { format: 'an MP3', ...(kilobits > 0 ? { seconds: (bytes.length - tag) / (kilobits * 125) } : {}) };
}

function readContainer(bytes: Uint8Array): Compressed | undefined {
  const text = (from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));
  if (text(0, 4) === 'OggS') return { format: 'an Ogg' };
  if (text(4, 8) === 'ftyp') return { format: 'an MP4' };
  return bytes[0] === 0x1a && bytes[1] === 0x45 && bytes[2] === 0xdf && bytes[3] === 0xa3
    ? { format: 'a WebM' }
    : undefined;
}
