import { call, code } from '@hubkit/code';
import { defineLibrary } from '../library-code/define-library.ts';
import { continuedInPython, inPython } from '../library-code/in-language.ts';
import { sampleMessages } from '../library-code/sample-messages.ts';
import { isChatModel } from '../models/model-facts.ts';
import type { ModelRecord } from '../models/model-record.ts';

export const llamaCppPython = defineLibrary({
  id: 'llama-cpp-python',
  prettyLabel: 'llama-cpp-python',
  repoName: 'llama-cpp-python',
  repoUrl: 'https://github.com/abetlen/llama-cpp-python',
  snippets: (model) => [inPython(load(model)), continuedInPython(isChatModel(model) ? chat(model) : completion())],
});

/** Chats differ by the messages of their example. */
function load({ id }: ModelRecord) {
  return code`
    # pip install llama-cpp-python
    from llama_cpp import Llama

    llm = ${call('Llama.from_pretrained', [], { repo_id: id, filename: '{{GGUF_FILE}}' })}
  `;
}

function chat(model: ModelRecord) {
  return code`llm.create_chat_completion(messages=${sampleMessages(model)})`;
}

function completion() {
  return code`
    output = llm("Once upon a time, in a village by the sea,", max_tokens=512, echo=True)
    print(output)
  `;
}
