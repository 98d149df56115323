import { call, code, paragraphs } from '@hubkit/code';
import { defineLibrary } from '../library-code/define-library.ts';
import { inPython, inShell } from '../library-code/in-language.ts';
import { isChatModel, parseName } from '../models/model-facts.ts';
import type { ModelRecord } from '../models/model-record.ts';

export const mlx = defineLibrary({
  id: 'mlx',
  prettyLabel: 'MLX',
  repoName: 'MLX',
  repoUrl: 'https://github.com/ml-explore/mlx-examples/tree/main',
  filter: true,
  snippets: (model) => {
    if (model.pipeline_tag === 'image-text-to-text') return [inPython(imageToText(model))];
    if (model.pipeline_tag === 'text-generation') return [inPython(generation(model))];
    return [
      inShell(code`
        # Download the model
        pip install "huggingface_hub[hf_xet]"
        hf download --local-dir ${parseName(model)} ${model.id}
      `),
    ];
  },
});

function generation(model: ModelRecord) {
  return paragraphs(
    code`
      # pip install mlx-lm
      # On a computer with CUDA, also: pip install "mlx[cuda]"
      from mlx_lm import generate, load

      model, tokenizer = ${call('load', [model.id])}
    `,
    isChatModel(model) ? chatPrompt() : code`prompt = "Once upon a time, in a village by the sea,"`,
    code`text = generate(model, tokenizer, prompt=prompt, verbose=True)`,
  );
}

function chatPrompt() {
  return code`
    messages = [{"role": "user", "content": "Write a story about a lighthouse keeper"}]
    prompt = tokenizer.apply_chat_template(messages, add_generation_prompt=True)
  `;
}

function imageToText({ id }: ModelRecord) {
  return code`
    # pip install mlx-vlm
    from mlx_vlm import generate, load
    from mlx_vlm.prompt_utils import apply_chat_template
    from mlx_vlm.utils import load_config

    model, processor = ${call('load', [id])}
    config = ${call('load_config', [id])}

    image = ["http://images.cocodataset.org/val2017/000000039769.jpg"]
    prompt = "Describe what this picture shows."

    formatted_prompt = apply_chat_template(processor, config, prompt, num_images=1)
    output = generate(model, processor, formatted_prompt, image)
    print(output)
  `;
}
