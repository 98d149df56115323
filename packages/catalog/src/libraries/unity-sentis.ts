import { code, comment, lines } from '@hubkit/code';
import { defineLibrary } from '../library-code/define-library.ts';
import { inCSharp } from '../library-code/in-language.ts';

export const unitySentis = defineLibrary({
  id: 'unity-sentis',
  prettyLabel: 'unity-sentis',
  repoName: 'unity-sentis',
  repoUrl: 'https://github.com/Unity-Technologies/sentis-samples',
  filter: true,
  countDownloads: 'path_extension:"sentis"',
  snippets: ({ id }) => [
    inCSharp(
      lines(
        comment(`Download a .sentis file of https://huggingface.co/${id} to Assets/StreamingAssets.`),
        comment('The C# file beside it, if there is one, shows the whole program.'),
        code`
          using Unity.Sentis;
          using UnityEngine;

          string modelName = "[Your model name here].sentis";
          Model model = ModelLoader.Load(Application.streamingAssetsPath + "/" + modelName);
          IWorker engine = WorkerFactory.CreateWorker(BackendType.GPUCompute, model) as IWorker;
        `,
      ),
    ),
  ],
});
