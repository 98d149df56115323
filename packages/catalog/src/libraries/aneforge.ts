import { type Code, call, code } from '@hubkit/code';
import { defineLibrary } from '../library-code/define-library.ts';
import { inPython } from '../library-code/in-language.ts';
import { hasTag } from '../models/model-facts.ts';
import type { ModelRecord } from '../models/model-record.ts';

export const aneforge = defineLibrary({
  id: 'aneforge',
  prettyLabel: 'ANEForge',
  repoName: 'ANEForge',
  repoUrl: 'https://github.com/sbryngelson/ANEForge',
  docsUrl: 'https://aneforge.readthedocs.io',
  addedAfter: '4.0.5',
  snippets: (model) => [inPython(codeFor(model))],
});

/** Code for the Neural Engine of Apple silicon, by the kind of the model. */
function codeFor(model: ModelRecord): Code {
  const { id, pipeline_tag: task } = model;
  if (task === 'text-generation') return generation(id);
  if (task === 'zero-shot-image-classification' || hasTag(model, 'clip'))
    return withImage(code`
      clip = ${call('aneforge.load_clip', [id])}
      print(clip.classify(image, ["a photo of a cat", "a photo of a dog"]))
    `);
  if (hasTag(model, 'resnet')) return resnet(id);
  if (task === 'image-classification')
    return withImage(code`
      vit = ${call('aneforge.load_vit', [id])}
      print(vit.classify(image))
    `);
  return task === 'automatic-speech-recognition' ? speech(id) : embeddings(id);
}

function generation(id: string): Code {
  return code`
    import aneforge
    from transformers import AutoTokenizer

    tokenizer = ${call('AutoTokenizer.from_pretrained', [id])}
    model = ${call('aneforge.load_llm', [id])}
    tokens = model.generate(tokenizer.encode("The lighthouse keeper"), max_new_tokens=20)
    print(tokenizer.decode(tokens))
  `;
}

function withImage(use: Code): Code {
  return code`
    import aneforge
    from PIL import Image

    image = Image.open("photo.jpg")
    ${use}
  `;
}

function resnet(id: string): Code {
  return code`
    import aneforge
    import numpy as np

    net = ${call('aneforge.load_resnet', [id])}
    pixels = np.zeros((1, 3, 224, 224), dtype=np.float32)  # a preprocessed image
    print(net(pixels).argmax())
  `;
}

function speech(id: string): Code {
  return code`
    import aneforge
    import librosa

    audio, _ = librosa.load("speech.wav", sr=16000, mono=True)
    model = ${call('aneforge.load_whisper', [id])}
    print(model.transcribe(audio))
  `;
}

function embeddings(id: string): Code {
  return code`
    from aneforge.sentence_transformers import SentenceTransformer

    model = ${call('SentenceTransformer', [id])}
    embeddings = model.encode(["A quiet evening by the sea"], normalize_embeddings=True)
    print(embeddings.shape)
  `;
}
