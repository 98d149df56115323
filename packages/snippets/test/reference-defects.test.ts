import { TASKS } from '@hubkit/catalog';
import { TASK_SAMPLES } from '@hubkit/catalog/samples';
import { describe, expect, it } from 'vitest';
import { getModelInputSnippet } from '../src/index.ts';
import { chatModel, contentOf, contentsOf, modelOf } from './support/calls.ts';

/** Defects that other generators of such code were seen to have; each test names one. */
describe('a defect of other generators that is not here', () => {
  const at = (task: string, provider = 'hf-inference', options = {}) => ({ model: modelOf(task), provider, options });

  it('1: a sample text serialized twice, or an object as a text', () => {
    expect(contentOf('sh-curl', at('text-classification'))).toContain(
      `-d '{"inputs": "I love the view from up here."}'`,
    );
    expect(contentOf('js-fetch', at('text-to-image'))).toContain(
      'inputs: "A lighthouse on a cliff at dusk, oil painting",',
    );
    expect(contentOf('js-fetch', at('sentence-similarity'))).toMatch(/inputs: \{\s*source_sentence: "/);
  });

  it.each(['image-classification', 'automatic-speech-recognition', 'image-to-image'])(
    '2: files read without an import: %s',
    (task) => {
      for (const client of ['js-huggingface.js', 'js-fetch']) {
        const content = contentOf(client, at(task));
        expect(content).toMatch(/^import \{ readFile(, writeFile)? \} from "node:fs\/promises";/);
        expect(content).toContain('await readFile("');
      }
    },
  );

  it('3: JSON with the name of a file under the type of an image or a sound', () => {
    const image = contentOf('js-fetch', at('image-classification'));
    expect(image).toContain('"Content-Type": "image/png"');
    expect(image).toContain('body: await readFile("lighthouse.png"),');
    const audio = contentOf('sh-curl', at('audio-classification'));
    expect(audio).toContain('-H "Content-Type: audio/mpeg"');
    expect(audio).toContain('--data-binary @speech.mp3');
    expect(audio + image).not.toContain('JSON.stringify');
  });

  it('4: the body of an image-to-image request as a plain object', () => {
    const content = contentOf('js-fetch', at('image-to-image'));
    expect(content).toContain('const image = await readFile("lighthouse.png", "base64");');
    expect(content).toMatch(/body: JSON\.stringify\(\{\s*inputs: image,/);
    expect(content).toContain('"Content-Type": "application/json"');
    expect(content).not.toContain('.encode(');
  });

  it.each([
    ['image-to-image', 'fal-ai/some-editor'],
    ['image-to-video', 'fal-ai/some-animator'],
  ])('5: a fixed model in fal_client, or the image in the prompt: %s', (task, providerId) => {
    const content = contentOf('python-fal_client', { ...at(task, 'fal-ai'), mapping: { providerId } });
    expect(content).toContain(`"${providerId}",`);
    expect(content).not.toContain('acme/model');
    expect(content).toContain('"image_url": f"data:image/png;base64,{image}"');
    expect(content).toMatch(/"prompt": "(The same scene in winter|The camera moves)/);
  });

  it.each(['document-question-answering', 'visual-question-answering'])(
    '6: the image read from the wrong member: %s',
    (task) => {
      expect(contentOf('python-requests', at(task))).toMatch(/"inputs": \{"image": image, "question": "/);
    },
  );

  it('7: lines of a stream that lose characters instead of their prefix', () => {
    const content = contentOf('python-requests', { model: chatModel, provider: 'groq', options: { streaming: true } });
    expect(content).toContain('event = line[len(b"data:"):].strip()');
    expect(content).not.toMatch(/lstrip|\/n/);
  });

  it('8: a header with its continuation on a line of its own', () => {
    const content = contentOf('sh-curl', at('zero-shot-classification', 'hf-inference', { billTo: 'some-org' }));
    expect(content).toContain('-H "Content-Type: application/json" \\\n    -H "X-HF-Bill-To: some-org" \\\n    -d');
    expect(content).not.toMatch(/^\s*\\$/m);
  });

  it.each(['text-to-audio', 'text-to-speech', 'text-to-image', 'text-classification', 'image-classification'])(
    '9: nobody to bill in %s',
    (task) => {
      for (const [client, content] of Object.entries(contentsOf(at(task, 'hf-inference', { billTo: 'some-org' })))) {
        expect(content, client).toContain('some-org');
      }
    },
  );

  it('10: a text under another name than the service has for it', () => {
    expect(contentOf('python-requests', at('text-to-speech'))).toContain('"inputs": "The light');
    expect(contentOf('python-requests', at('text-to-speech', 'fal-ai'))).toContain('"text": "The light');
    expect(contentOf('js-fetch', at('text-to-speech', 'replicate'))).toContain('input: { text: "The light');
  });

  it('11: audio read as JSON by the name of a library', () => {
    const library = modelOf('text-to-audio', { library_name: 'transformers' });
    const tag = modelOf('text-to-audio', { tags: ['transformers'] });
    expect(contentsOf({ model: library, provider: 'hf-inference' })).toEqual(
      contentsOf({ model: tag, provider: 'hf-inference' }),
    );
    expect(contentOf('python-requests', { model: tag, provider: 'hf-inference' })).toContain(
      'file.write(response.content)',
    );
  });

  it('12: a table as a text', () => {
    expect(contentOf('python-requests', at('tabular-classification'))).toMatch(
      /"data": \{\s*"height_cm": \["12", "48", "95"\]/,
    );
    expect(getModelInputSnippet(modelOf('tabular-regression'))).not.toContain("'");
  });

  it('13: JSON read as a file', () => {
    const content = contentOf('js-fetch', at('text-to-image', 'nebius'));
    expect(content).toContain('Buffer.from(result.data[0].b64_json, "base64")');
    expect(contentOf('js-fetch', at('text-to-image', 'fal-ai'))).toContain('await fetch(result.images[0].url)');
  });

  it.each(['fal-ai', 'replicate', 'together'])('14: the body of another provider in image-to-image: %s', (provider) => {
    const content = contentOf('python-requests', at('image-to-image', provider));
    expect(content).not.toContain('"inputs"');
    expect(content).toContain('f"data:image/png;base64,{image}"');
  });

  it('15: names of true and null in Python, a temperature of zero, the first dash only, a key in sh', () => {
    const messages = [{ role: 'assistant', content: null, flag: true }] as never;
    const chat = { model: chatModel, provider: 'groq', options: { messages, temperature: 0 } };
    for (const client of ['python-openai', 'python-huggingface_hub', 'python-requests']) {
      expect(contentOf(client, chat)).toMatch(/"content": None, "flag": True/);
    }
    for (const content of Object.values(contentsOf(chat))) expect(content).toMatch(/"?temperature"?[:=] ?0\b/);
    const direct = at('text-to-image', 'black-forest-labs', { directRequest: true });
    for (const content of Object.values(contentsOf(direct))) expect(content).toContain('BLACK_FOREST_LABS_API_KEY');
    const fal = contentOf('sh-curl', at('text-to-speech', 'fal-ai', { directRequest: true }));
    expect(fal).toContain('-H "Authorization: Key $FAL_AI_API_KEY"');
  });

  it('16: no provider, or its own name of the model, in a direct stream of the hub clients', () => {
    const call = {
      model: chatModel,
      provider: 'together',
      mapping: { providerId: 'own-name' },
      options: { streaming: true, directRequest: true },
    };
    for (const client of ['js-huggingface.js', 'python-huggingface_hub']) {
      const content = contentOf(client, call);
      expect(content).toMatch(/provider[:=] ?"together"/);
      expect(content).toMatch(/model[:=] ?"acme\/model"/);
    }
  });

  it('17: ids, organizations, endpoints and tokens without escaping', () => {
    const quote = `a'b"c`;
    const content = contentOf('js-huggingface.js', {
      model: { ...chatModel, id: quote },
      provider: 'groq',
      options: { messages: [{ role: 'user', content: quote }] },
    });
    expect(content).toContain(String.raw`"a'b\"c"`);
    expect(contentOf('sh-curl', { model: { ...chatModel, id: quote }, provider: 'groq' })).toContain(
      String.raw`"a'\''b\"c:groq"`,
    );
  });

  it('18: spaces at the ends of lines, and tabs', () => {
    for (const task of Object.keys(TASK_SAMPLES)) {
      const model = task === 'conversational' ? chatModel : modelOf(task);
      const options = { billTo: 'some-org', logger: { error: () => undefined } };
      for (const content of Object.values(contentsOf({ model, provider: 'hf-inference', options }))) {
        expect(content).not.toMatch(/[ \t]$|\t/m);
      }
    }
  });

  it('19: a base URL of text generation in openai after a chat', () => {
    contentsOf({ model: chatModel, provider: 'groq' });
    const after = contentsOf(at('text-generation', 'together'));
    expect(Object.keys(after)).not.toContain('python-openai');
    expect(after['python-requests']).toContain('"prompt": "Once upon a time');
  });

  it('20: a queue of a provider read as a file', () => {
    const content = contentOf('python-requests', at('image-to-video', 'fal-ai'));
    expect(content).toContain('"image_url": f"data:image/png;base64,{image}"');
    expect(content).toContain('if status in ["COMPLETED"]:');
  });

  it('section 7: an undefined or unescaped mask token', () => {
    expect(getModelInputSnippet(modelOf('fill-mask'))).toContain('[MASK]');
    expect(getModelInputSnippet(modelOf('fill-mask', { mask_token: '"\\' }))).toContain(String.raw`\"\\`);
  });

  it('section 7: spaces left where an object is put on one line', () => {
    const flat = getModelInputSnippet(modelOf('table-question-answering'), true);
    expect(flat).not.toMatch(/\n| {2}/);
    expect(JSON.parse(flat as string)).toEqual(
      JSON.parse(getModelInputSnippet(modelOf('table-question-answering')) as string),
    );
  });

  it('section 3: tasks with a method and without a snippet', () => {
    for (const { id } of Object.values(TASKS).filter((task) => 'method' in task)) {
      // No published client of the hub has ranking yet.
      if (id === 'conversational' || id === 'text-ranking') continue;
      expect(Object.keys(contentsOf({ model: modelOf(id), provider: 'auto' })), id).toContain('js-huggingface.js');
    }
  });
});
