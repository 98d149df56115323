import { type Code, code, print, shell, type Value } from '@hubkit/code';
import { parseGGUFQuantLabel } from '../../gguf/label.ts';
import { sampleQuestion } from '../../library-code/sample-messages.ts';
import type { ModelRecord } from '../../models/model-record.ts';
import { isConversational } from './model-format.ts';

/** Prints shell commands; every value becomes one word, quoted where it has to be. */
export function commands(strings: TemplateStringsArray, ...values: readonly Value[]): string {
  return print(code(strings, ...values), shell);
}

/** Files beside a model: the projector of its images, and the statistics that it was quantized by. */
const NO_MODEL = /mmproj|imatrix/i;

/**
 * The suffix that chooses a quantization, such as `:Q4_K_M`; a placeholder when the file is not known. Empty for a file whose name
 * has no quantization, and for one that is no model: the application then chooses.
 */
export function quantSuffix(file?: string): string {
  if (file === undefined) return ':{{QUANT_TAG}}';
  const label = NO_MODEL.test(file) ? undefined : parseGGUFQuantLabel(file);
  return label === undefined ? '' : `:${label}`;
}

/** Arguments of llama.cpp that choose a model of the hub, and in it the file, by its quantization or by its name. */
export function llamaCppModel(id: string, file?: string): Code {
  const suffix = quantSuffix(file);
  const isNamed = file !== undefined && suffix === '' && !NO_MODEL.test(file);
  return isNamed ? code`-hf ${id} --hf-file ${file}` : code`-hf ${id + suffix}`;
}

/** A call of an OpenAI-compatible server on this machine: chat for chat models, completion for others. */
export function callServer(model: ModelRecord, { port, name = model.id }: { port: number; name?: string }): string {
  const url = `http://localhost:${port}/v1/`;
  const body = isConversational(model)
    ? { model: name, messages: [{ role: 'user', content: sampleQuestion }] }
    : { model: name, prompt: 'Once upon a time,', max_tokens: 512, temperature: 0.5 };
  return commands`
    curl -X POST ${url + (isConversational(model) ? 'chat/completions' : 'completions')} \\
        -H "Content-Type: application/json" \\
        --data ${body}
  `;
}
