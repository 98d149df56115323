import { call, code } from '@hubkit/code';
import { defineLibrary } from '../library-code/define-library.ts';
import { inPython } from '../library-code/in-language.ts';

export const indexTts = defineLibrary({
  id: 'index-tts',
  prettyLabel: 'IndexTTS',
  repoName: 'IndexTTS',
  repoUrl: 'https://github.com/index-tts/index-tts',
  snippets: ({ id }) => [
    inPython(code`
      from huggingface_hub import snapshot_download
      from indextts.infer import IndexTTS

      ${call('snapshot_download', [id], { local_dir: 'checkpoints' })}

      # checkpoints/config.yaml must be among the files of the model
      tts = IndexTTS(model_dir="checkpoints", cfg_path="checkpoints/config.yaml")

      voice = "path/to/your/reference_voice.wav"
      text = "Good morning, and welcome back."
      output_path = "output_index.wav"
      tts.infer(voice, text, output_path)
    `),
  ],
});
