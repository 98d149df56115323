const SAMPLE_RATE = 8000;
const SECONDS = 0.5;
const PITCH_HZ = 440;

/** Half a second of a tone as a WAV file: one channel, 16 bits per sample. */
export const wav: Blob = new Blob([header(), samples()], { type: 'audio/wav' });

function samples(): Int16Array<ArrayBuffer> {
  return Int16Array.from({ length: SAMPLE_RATE * SECONDS }, (_, index) =>
    Math.round(8000 * Math.sin((2 * Math.PI * PITCH_HZ * index) / SAMPLE_RATE)),
  );
}

function header(): ArrayBuffer {
  const bytes = SAMPLE_RATE * SECONDS * 2;
  const view = new DataView(new ArrayBuffer(44));
  const text = (at: number, value: string) => {
    for (const [index, character] of [...value].entries()) view.setUint8(at + index, character.charCodeAt(0));
  };
  text(0, 'RIFF');
  view.setUint32(4, 36 + bytes, true);
  text(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, SAMPLE_RATE, true);
  view.setUint32(28, SAMPLE_RATE * 2, true);
  view.setUint16(32, 2, true);
  view.setUint16(34, 16, true);
  text(36, 'data');
  view.setUint32(40, bytes, true);
  return view.buffer;
}
