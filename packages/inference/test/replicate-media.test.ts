import { describe, expect, it } from 'vitest';
import { bodyOf, clientOf, IMAGE, IMAGE_URL, LORA } from './support/media-calls.ts';

const prediction = (output: unknown) => ({ id: 'abc', status: 'succeeded', output });

describe('a prediction of replicate', () => {
  it('has one input, in which the text has the name of its task', () => {
    const parameters = { seed: 7 };
    expect(bodyOf('replicate', 'text-to-speech', { inputs: 'Hi', parameters })).toEqual({
      input: { seed: 7, text: 'Hi' },
    });
    const version = bodyOf('replicate', 'text-to-video', { inputs: 'a cat' }, { mapping: { providerId: 'o/n:v1' } });
    expect(version).toEqual({ input: { prompt: 'a cat' }, version: 'v1' });
  });

  it('has an image under every name that models know, and the weights of the mapping', () => {
    const args = { inputs: [IMAGE, IMAGE], parameters: { prompt: 'a tiger' } };
    expect(bodyOf('replicate', 'image-to-image', args, { images: 2, mapping: LORA })).toEqual({
      input: {
        image: IMAGE_URL,
        images: [IMAGE_URL, IMAGE_URL],
        input_image: IMAGE_URL,
        input_images: [IMAGE_URL, IMAGE_URL],
        prompt: 'a tiger',
        lora_weights: 'https://huggingface.co/o/m',
      },
    });
  });

  it.each(['https://files.example/a.mp4', ['https://files.example/a.mp4']])('may be the video %j', async (output) => {
    const { client, seen } = clientOf('replicate', 'text-to-video', [prediction(output)]);
    const video = await client.textToVideo({ provider: 'replicate', model: 'o/m', inputs: 'a cat' });
    expect(video.type).toBe('video/mp4');
    expect(seen[0]?.headers.get('prefer')).toBe('wait');
  });
});

describe('speech that replicate transcribes', () => {
  const transcribe = async (output: unknown) => {
    const { client, seen, urls } = clientOf('replicate', 'automatic-speech-recognition', [prediction(output)]);
    const inputs = new Blob(['abc'], { type: 'audio/wav' });
    const target = { provider: 'replicate', model: 'o/m', inputs, parameters: { language: 'en' } } as const;
    const result: unknown = await client.automaticSpeechRecognition(target).catch((error: unknown) => error);
    return { result, body: seen[0]?.body, urls: urls() };
  };

  it.each([
    ['Hi', { text: 'Hi' }],
    [['Hi'], { text: 'Hi' }],
    [
      { transcription: 'Hi', segments: [{ id: 0, text: 'Hi', start: 0, end: 1 }] },
      { text: 'Hi', chunks: [{ text: 'Hi', timestamp: [0, 1] }] },
    ],
    [{ translation: 'Hi', transcription: null }, { text: 'Hi' }],
  ])('is read from %j', async (output, expected) => {
    const { result, body } = await transcribe(output);
    expect(result).toEqual(expected);
    expect(body).toEqual({ input: { language: 'en', audio: 'data:audio/wav;base64,YWJj' } });
  });

  it('is read from the file whose address the output has', async () => {
    const file = 'https://files.example/a.txt';
    const segments = [{ text: 'Grüße', start: 0, end: 1 }];
    for (const output of [
      { txt_file: file, segments },
      { txt_file: file, transcription: null, segments },
    ]) {
      const { result, urls } = await transcribe(output);
      expect(result).toEqual({ text: 'Grüße aus Köln', chunks: [{ text: 'Grüße', timestamp: [0, 1] }] });
      expect(urls.at(-1)).toBe(`GET ${file}`);
    }
    const { result, urls } = await transcribe({ txt_file: file, transcription: 'Hi' });
    expect(result).toEqual({ text: 'Hi' });
    expect(urls).toHaveLength(1);
  });

  it.each([[[]], [{ words: 'Hi' }], [5]])('is not %j', async (output) => {
    expect((await transcribe(output)).result).toMatchObject({
      code: 'PROVIDER_OUTPUT',
      message: expect.stringMatching(/^Received malformed response from automatic-speech-recognition API/),
    });
  });
});
