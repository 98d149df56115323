import type { Context } from 'hono';
import { generateChat } from '../content/chat/generate.ts';
import { hashText } from '../content/random.ts';
import { eventStream } from '../http/event-stream.ts';
import { type JsonObject, readJsonObject } from '../http/json-body.ts';
import { unknownModel } from '../problem.ts';
import type { AppEnv, ServedModel } from '../provider.ts';
import type { World } from '../world.ts';
import { type ChatDialect, type Envelope, writeChunks, writeCompletion } from './chat-dialect.ts';
import { readChatRequest } from './read-chat-request.ts';

/** What a chat route needs to know. */
export interface ChatRoute {
  readonly dialect: ChatDialect;
  /** The model of that name, if it is served here. */
  readonly findModel: (name: string) => ServedModel | undefined;
  /** Reads the body in the service's own way and with its own checks. */
  readonly readBody?: (c: Context<AppEnv>) => Promise<JsonObject>;
  /** Refuses what only this service refuses. */
  readonly check?: (body: JsonObject, model: ServedModel) => void;
}

/** A handler of an OpenAI-style chat route. */
export function chatCompletions(world: World, route: ChatRoute): (c: Context<AppEnv>) => Promise<Response> {
  return async (c) => {
    const body = await (route.readBody ?? readJsonObject)(c);
    const request = readChatRequest(body);
    const model = route.findModel(request.model);
    if (!model || !isChatTask(model.task)) throw unknownModel(request.model);
    route.check?.(body, model);
    const generated = generateChat({ ...request, model: model.hubId });
    const key = JSON.stringify(body);
    const envelope: Envelope = {
      id: route.dialect.id(world.newId(key)),
      model: request.model,
      created: Math.floor(world.now() / 1000),
      includeUsage: request.includeUsage,
    };
    if (!request.isStream) {
      return c.json(writeCompletion(route.dialect, generated, envelope));
    }
    return eventStream(writeChunks(route.dialect, generated, envelope), {
      pace: world.pace,
      seed: hashText(key),
      ...(route.dialect.contentType ? { contentType: route.dialect.contentType } : {}),
    });
  };
}

function isChatTask(task: string): boolean {
  return task === 'conversational' || task === 'image-text-to-text';
}
