import { call, code, paragraphs } from '@hubkit/code';
import { defineLibrary } from '../library-code/define-library.ts';
import { inPython } from '../library-code/in-language.ts';

export const chatterbox = defineLibrary({
  id: 'chatterbox',
  prettyLabel: 'Chatterbox',
  repoName: 'Chatterbox',
  repoUrl: 'https://github.com/resemble-ai/chatterbox',
  countDownloads: 'path:"tokenizer.json"',
  snippets: ({ id }) => [
    inPython(
      paragraphs(
        code`
          # pip install chatterbox-tts
          import torchaudio as ta
          from chatterbox.tts import ChatterboxTTS
        `,
        load(id),
        code`
          text = "The last train of the evening left two minutes early, so we walked home along the river and counted the stars."
          wav = model.generate(text)
          ta.save("test-1.wav", wav, model.sr)

          # The same text, in the voice of a recording
          AUDIO_PROMPT_PATH = "YOUR_FILE.wav"
          wav = model.generate(text, audio_prompt_path=AUDIO_PROMPT_PATH)
          ta.save("test-2.wav", wav, model.sr)
        `,
      ),
    ),
  ],
});

/** The package downloads the model of its authors itself; others are loaded from a folder. */
function load(id: string) {
  if (id === 'ResembleAI/chatterbox') return code`model = ChatterboxTTS.from_pretrained(device="cuda")`;
  return code`
    from huggingface_hub import snapshot_download

    model = ChatterboxTTS.from_local(${call('snapshot_download', [id])}, device="cuda")
  `;
}
