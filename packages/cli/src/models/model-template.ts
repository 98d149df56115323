import type { TokenizerConfig } from '@hubkit/jinja/chat';
import { CliError } from '../command-line/errors.ts';
import type { Io } from '../io/io.ts';
import { askHubOrEmulator } from '../settings/hub.ts';
import { checkModelId } from './model-id.ts';

/** The files of a model that may hold its chat template and special tokens. */
const FILES = ['tokenizer_config.json', 'chat_template.jinja', 'chat_template.json', 'special_tokens_map.json'];

/** Reads the tokenizer configuration of a model, with its chat template, from the hub or the emulator. */
export async function readModelTemplate(id: string, io: Io): Promise<TokenizerConfig> {
  checkModelId(id);
  const { loadTemplate } = await import('@hubkit/jinja/chat');
  const files = new Map<string, string>();
  let isRefused = false;
  for (const file of FILES) {
    const response = await askHubOrEmulator(`/${id}/resolve/main/${file}`, io);
    if (response.ok) files.set(file, await response.text());
    else isRefused ||= response.status === 401 || response.status === 403;
  }
  const config = loadTemplate(files);
  if (config.chat_template) return config;
  const reason = isRefused ? 'its files are not open to this token' : 'none of its files holds one';
  throw new CliError(`There is no chat template of ${id}: ${reason}.`);
}
