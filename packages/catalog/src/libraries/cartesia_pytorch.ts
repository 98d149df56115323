import { call, code } from '@hubkit/code';
import { defineLibrary } from '../library-code/define-library.ts';
import { inPython } from '../library-code/in-language.ts';

export const cartesiaPytorch = defineLibrary({
  id: 'cartesia_pytorch',
  prettyLabel: 'Cartesia Pytorch',
  repoName: 'Cartesia Pytorch',
  repoUrl: 'https://github.com/cartesia-ai/cartesia_pytorch',
  snippets: ({ id }) => [
    inPython(code`
      # pip install --no-binary :all: cartesia-pytorch
      from cartesia_pytorch import ReneLMHeadModel
      from transformers import AutoTokenizer

      model = ${call('ReneLMHeadModel.from_pretrained', [id])}
      tokenizer = AutoTokenizer.from_pretrained("allenai/OLMo-1B-hf")

      in_message = ["Hannah Arendt was"]
      inputs = tokenizer(in_message, return_tensors="pt")

      outputs = model.generate(inputs.input_ids, max_length=50, top_k=100, top_p=0.99)
      out_message = tokenizer.batch_decode(outputs, skip_special_tokens=True)[0]

      print(out_message)
    `),
  ],
});
