/** Form in which a service takes the reasoning of earlier messages. */
export type ReasoningForm = 'reasoning' | 'reasoning_content' | 'parts' | 'none';

/** Rules of a service for the messages of a request. */
export interface MessageService {
  readonly reasoning: ReasoningForm;
  /** Messages with tool calls without reasoning are refused; an empty text counts. @default false */
  readonly demandsReasoning?: boolean;
  /** `reasoning_details` go back unchanged. @default false */
  readonly takesDetails?: boolean;
  /** Tool calls of the current turn without a signature are refused; this one is accepted for those of other services. */
  readonly signature?: string;
  /** Hosts of the service, without their subdomains. */
  readonly hosts: readonly string[];
}

// Read from the documentation and the refusals of the services in November 2026.
const SERVICES: Readonly<Record<string, MessageService>> = {
  baseten: { reasoning: 'reasoning_content', hosts: ['baseten.co'] },
  // Unknown members of messages are refused.
  cerebras: { reasoning: 'none', hosts: ['cerebras.ai'] },
  cohere: { reasoning: 'parts', hosts: ['cohere.com', 'cohere.ai'] },
  deepinfra: { reasoning: 'reasoning_content', hosts: ['deepinfra.com'] },
  deepseek: { reasoning: 'reasoning_content', demandsReasoning: true, hosts: ['deepseek.com'] },
  'fireworks-ai': { reasoning: 'reasoning_content', hosts: ['fireworks.ai'] },
  google: {
    reasoning: 'none',
    signature: 'skip_thought_signature_validator',
    hosts: ['googleapis.com'],
  },
  groq: { reasoning: 'reasoning', hosts: ['groq.com'] },
  minimax: { reasoning: 'none', takesDetails: true, hosts: ['minimax.io', 'minimaxi.com'] },
  mistral: { reasoning: 'parts', hosts: ['mistral.ai'] },
  moonshot: {
    reasoning: 'reasoning_content',
    demandsReasoning: true,
    hosts: ['moonshot.ai', 'moonshot.cn', 'kimi.com'],
  },
  nebius: { reasoning: 'reasoning_content', hosts: ['nebius.com', 'nebius.ai'] },
  novita: { reasoning: 'reasoning_content', hosts: ['novita.ai'] },
  openai: { reasoning: 'none', hosts: ['openai.com', 'azure.com'] },
  openrouter: { reasoning: 'reasoning', takesDetails: true, hosts: ['openrouter.ai'] },
  together: { reasoning: 'reasoning', hosts: ['together.xyz', 'together.ai'] },
  xiaomi: { reasoning: 'reasoning_content', demandsReasoning: true, hosts: ['xiaomimimo.com'] },
  'zai-org': { reasoning: 'reasoning_content', hosts: ['z.ai', 'bigmodel.cn'] },
};

/** The facts of a service by the id of a provider, or by the address of its API; undefined for one that is not known. */
export function messageService(name: string): MessageService | undefined {
  if (Object.hasOwn(SERVICES, name)) return SERVICES[name];
  const [, host] = /^(?:https?:\/\/)?(?:[^/@]*@)?([\w.-]+)/i.exec(name.toLowerCase()) ?? [];
  if (!host?.includes('.')) return;
  return Object.values(SERVICES).find(({ hosts }) => hosts.some((own) => host === own || host.endsWith(`.${own}`)));
}
