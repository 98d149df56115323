import { code } from '@hubkit/code';
import { defineLibrary } from '../library-code/define-library.ts';
import { inPython } from '../library-code/in-language.ts';

export const cxrFoundation = defineLibrary({
  id: 'cxr-foundation',
  prettyLabel: 'CXR Foundation',
  repoName: 'cxr-foundation',
  repoUrl: 'https://github.com/google-health/cxr-foundation',
  countDownloads: 'path:"precomputed_embeddings/embeddings.npz" OR path:"pax-elixr-b-text/saved_model.pb"',
  snippets: () => [
    inPython(code`
      # pip install git+https://github.com/Google-Health/cxr-foundation.git#subdirectory=python
      import requests
      from clientside.clients import make_hugging_face_client
      from PIL import Image

      # The server of the image wants to know who downloads it
      url = "https://upload.wikimedia.org/wikipedia/commons/c/c8/Chest_Xray_PA_3-8-2010.png"
      response = requests.get(url, headers={"User-Agent": "Demo"}, stream=True)
      img = Image.open(response.raw).convert("L")

      client = make_hugging_face_client("cxr_model")
      print(client.get_image_embeddings_from_images([img]))
    `),
  ],
});
