import type { FileContent } from '../form-field.ts';

const RATE = 16_000;
const NOTES = [523.25, 659.25, 783.99, 1046.5];
const NOTE_SECONDS = 0.4;

/** Creates a sample file for a task: a melody, an invoice, or an image of a lighthouse. */
export function sampleFile(content: FileContent = 'image'): Promise<File> {
  switch (content) {
    case 'audio':
      return Promise.resolve(new File([tune()], 'tune.wav', { type: 'audio/wav' }));
    case 'document':
      return paintedFile('invoice.png', drawInvoice);
    case 'image':
      return paintedFile('lighthouse.png', drawLighthouse);
  }
}

type Draw = (context: CanvasRenderingContext2D) => void;

function paintedFile(name: string, draw: Draw): Promise<File> {
  const canvas = Object.assign(document.createElement('canvas'), { width: 480, height: 320 });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser cannot draw images. Choose a file.');
  draw(context);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => {
      if (blob) resolve(new File([blob], name, { type: 'image/png' }));
      else reject(new Error('This browser cannot encode images. Choose a file.'));
    }),
  );
}

const drawLighthouse: Draw = (context) => {
  const paint = (color: string, ...corners: readonly (readonly [number, number])[]) => {
    context.fillStyle = color;
    context.beginPath();
    for (const [x, y] of corners) context.lineTo(x, y);
    context.fill();
  };
  const box = (color: string, x: number, y: number, width: number, height: number) => {
    context.fillStyle = color;
    context.fillRect(x, y, width, height);
  };
  box('#bfdcf2', 0, 0, 480, 220);
  box('#2f6690', 0, 220, 480, 100);
  paint('#6b705c', [0, 320], [0, 250], [110, 210], [240, 240], [300, 320]);
  paint('#fdf7d5', [140, 78], [480, 20], [480, 150]);
  paint('#f5f1ea', [105, 230], [120, 100], [160, 100], [175, 230]);
  paint('#c0392b', [113, 160], [116, 135], [164, 135], [167, 160]);
  box('#ffd166', 124, 62, 32, 38);
  paint('#c0392b', [116, 62], [140, 36], [164, 62]);
  paint('#8d5524', [330, 250], [430, 250], [410, 275], [350, 275]);
  paint('#f5f1ea', [375, 245], [375, 170], [425, 245]);
};

const drawInvoice: Draw = (context) => {
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, 480, 320);
  context.fillStyle = '#1b1b1b';
  const rows = [
    ['Invoice 2041', '3 May 2025'],
    ['Lamp oil, 20 l', '64.00'],
    ['Rope, 50 m', '38.50'],
    ['Total', '102.50'],
  ] as const;
  for (const [row, [left, right]] of rows.entries()) {
    context.font = row === 0 || row === rows.length - 1 ? 'bold 26px sans-serif' : '24px sans-serif';
    context.textAlign = 'left';
    context.fillText(left, 40, 70 + row * 64);
    context.textAlign = 'right';
    context.fillText(right, 440, 70 + row * 64);
  }
};

/** Writes a few notes as 16-bit mono PCM in a WAV file. */
function tune(): ArrayBuffer {
  const perNote = RATE * NOTE_SECONDS;
  const bytes = NOTES.length * perNote * 2;
  const wav = new DataView(new ArrayBuffer(44 + bytes));
  const write = (at: number, text: string) => {
    for (const [index, letter] of [...text].entries()) wav.setUint8(at + index, letter.charCodeAt(0));
  };
  write(0, 'RIFF');
  wav.setUint32(4, 36 + bytes, true);
  write(8, 'WAVEfmt ');
  wav.setUint32(16, 16, true); // Length of the format.
  wav.setUint16(20, 1, true); // PCM.
  wav.setUint16(22, 1, true); // Channels.
  wav.setUint32(24, RATE, true);
  wav.setUint32(28, RATE * 2, true); // Bytes a second.
  wav.setUint16(32, 2, true); // Bytes a frame.
  wav.setUint16(34, 16, true); // Bits a sample.
  write(36, 'data');
  wav.setUint32(40, bytes, true);
  for (const [note, pitch] of NOTES.entries())
    for (let sample = 0; sample < perNote; sample += 1) {
      const fade = Math.sin((Math.PI * sample) / perNote);
      const level = Math.sin((2 * Math.PI * pitch * sample) / RATE) * fade * 0.3;
      wav.setInt16(44 + (note * perNote + sample) * 2, Math.round(level * 32_767), true);
    }
  return wav.buffer;
}
