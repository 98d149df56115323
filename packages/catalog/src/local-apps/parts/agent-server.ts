import type { ModelRecord } from '../../models/model-record.ts';
import { commands, llamaCppModel, quantSuffix } from './commands.ts';
import type { LocalAppSnippet } from './define-local-app.ts';
import { isMlx } from './model-format.ts';

/** Base URL of the server that `startServer` starts. */
export const SERVER_URL = 'http://localhost:8080/v1';

/** The name under which the server knows the model. */
export function servedName(model: ModelRecord, file?: string): string {
  return isMlx(model) ? model.id : model.id + quantSuffix(file);
}

/** The step that starts a local server with the OpenAI API for a coding agent. */
export function startServer(model: ModelRecord, file?: string): LocalAppSnippet {
  return isMlx(model)
    ? {
        title: 'Start the MLX server',
        setup: commands`uv tool install mlx-lm`,
        content: commands`mlx_lm.server --model ${model.id}`,
      }
    : {
        title: 'Start the llama.cpp server',
        setup: commands`curl -LsSf https://llama.app/install.sh | sh`,
        content: commands`llama serve ${llamaCppModel(model.id, file)} --jinja`,
      };
}
