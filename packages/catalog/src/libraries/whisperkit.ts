import { code } from '@hubkit/code';
import { defineLibrary } from '../library-code/define-library.ts';
import { inShell } from '../library-code/in-language.ts';

export const whisperkit = defineLibrary({
  id: 'whisperkit',
  prettyLabel: 'WhisperKit',
  repoName: 'WhisperKit',
  repoUrl: 'https://github.com/argmaxinc/WhisperKit',
  docsUrl: 'https://github.com/argmaxinc/WhisperKit?tab=readme-ov-file#homebrew',
  countDownloads: 'path_filename:"model" AND path_extension:"mil" AND _exists_:"path_prefix"',
  snippets: () => [
    inShell(code`
      # Install the command line
      brew install whisperkit-cli

      # Show the options
      whisperkit-cli transcribe --help

      # Transcribe with the default model
      whisperkit-cli transcribe --audio-path /path/to/audio.mp3

      # Transcribe with a model of your choice
      whisperkit-cli transcribe --model "large-v3" --model-prefix "distil" --audio-path /path/to/audio.mp3 --verbose
    `),
  ],
});
