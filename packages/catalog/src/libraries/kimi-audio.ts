import { call, code } from '@hubkit/code';
import { defineLibrary } from '../library-code/define-library.ts';
import { inPython } from '../library-code/in-language.ts';

export const kimiAudio = defineLibrary({
  id: 'kimi-audio',
  prettyLabel: 'KimiAudio',
  repoName: 'KimiAudio',
  repoUrl: 'https://github.com/MoonshotAI/Kimi-Audio',
  snippets: ({ id }) => [
    inPython(code`
      # pip install git+https://github.com/MoonshotAI/Kimi-Audio.git
      import soundfile as sf
      from kimia_infer.api.kimia import KimiAudio

      model = ${call('KimiAudio', [], { model_path: id, load_detokenizer: true })}

      sampling_params = {
          "audio_temperature": 0.8,
          "audio_top_k": 10,
          "text_temperature": 0.0,
          "text_top_k": 5,
      }

      # Speech recognition
      messages = [
          {"role": "user", "message_type": "text", "content": "Write down what is said in this recording:"},
          {"role": "user", "message_type": "audio", "content": "asr_example.wav"},
      ]
      _, text = model.generate(messages, **sampling_params, output_type="text")
      print(text)

      # A spoken question, answered in speech and text
      messages = [{"role": "user", "message_type": "audio", "content": "qa_example.wav"}]
      wav, text = model.generate(messages, **sampling_params, output_type="both")
      sf.write("output_audio.wav", wav.cpu().view(-1).numpy(), 24000)
      print(text)
    `),
  ],
});
