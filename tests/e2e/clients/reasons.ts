import type { Cell } from './cells.ts';

/** A reason, outside of the emulator, why calls of a client fail. */
interface Reason {
  readonly client: string;
  readonly where: (cell: Cell) => boolean;
  readonly because: string;
}

const TGI_ONLY =
  'it reads streams of text in the form of text-generation-inference only, and these have that of OpenAI';

const MODEL_NAME = 'the images of hyperbolic have the path of OpenAI, and another name for the model in the body';

const isImageOfHyperbolic = ({ provider, task }: Cell) => provider === 'hyperbolic' && task === 'text-to-image';

const JOB = 'the images of zai-org are jobs, at a path that ends like that of OpenAI';

const isImageOfZai = ({ provider, task }: Cell) => provider === 'zai-org' && task === 'text-to-image';

const OPENAI_CLIENTS = ['openai (js)', 'openai (python)', 'ai'];

const isSchema = ({ operation }: Cell) => operation === 'chat JSON schema';

const isSchemaOfSambanova = (cell: Cell) => cell.provider === 'sambanova' && isSchema(cell);

const isSchemaOfTogether = (cell: Cell) => cell.provider === 'together' && isSchema(cell);

const isSchemaOfZai = (cell: Cell) => cell.provider === 'zai-org' && isSchema(cell);

const NO_STRICT = 'it sends `strict: true`, which sambanova does not support';

const SCHEMA_BESIDE_TYPE = 'it sends the schema inside of `json_schema`, and together reads it beside `type`';

const NO_SCHEMA = 'zai-org takes no schema, only `json_object`';

const isGptImage = ({ provider, task }: Cell) => provider === 'openai' && task === 'text-to-image';

const ALWAYS_BASE64 = 'gpt-image models give base64 always, and refuse the format that these calls name';

/** Reasons for failing calls. A reason whose call succeeds, or does not exist, fails the test. */
export const REASONS: readonly Reason[] = [
  ...OPENAI_CLIENTS.map((client) => ({ client, where: isGptImage, because: ALWAYS_BASE64 })),
  {
    client: '@huggingface/inference',
    where: ({ operation }) => operation === 'text stream',
    because: TGI_ONLY,
  },
  {
    client: 'huggingface_hub',
    where: ({ operation, provider }) => operation === 'text stream' && provider !== 'hf-inference',
    because: TGI_ONLY,
  },
  {
    client: '@huggingface/inference',
    where: ({ operation, provider }) => operation === 'text' && (provider === 'groq' || provider === 'novita'),
    because: 'it sends the body of text-generation-inference to the chat of these providers',
  },
  {
    client: '@huggingface/inference',
    where: ({ task }) => task === 'image-text-to-image',
    because: 'it sends one image, and the sample has two',
  },
  {
    client: '@huggingface/inference',
    where: ({ provider, task }) => provider === 'hf-inference' && task === 'image-segmentation',
    because: 'it rejects the null score of a semantic segment',
  },
  {
    client: '@huggingface/inference',
    where: ({ task }) => task === 'table-question-answering',
    because: 'it sends the member `question` of its type, which the service calls `query`',
  },
  {
    client: '@huggingface/inference',
    where: ({ provider, task }) => provider === 'hf-inference' && task === 'image-to-text',
    because: 'it rejects the list that the service sends',
  },
  {
    client: 'huggingface_hub',
    where: ({ task }) => task === 'tabular-classification',
    because: 'it sends the table without `inputs`, which no recording of the service has',
  },
  ...OPENAI_CLIENTS.map((client) => ({ client, where: isImageOfHyperbolic, because: MODEL_NAME })),
  ...OPENAI_CLIENTS.map((client) => ({ client, where: isImageOfZai, because: JOB })),
  ...OPENAI_CLIENTS.map((client) => ({ client, where: isSchemaOfSambanova, because: NO_STRICT })),
  ...OPENAI_CLIENTS.map((client) => ({ client, where: isSchemaOfTogether, because: SCHEMA_BESIDE_TYPE })),
  ...[...OPENAI_CLIENTS, '@huggingface/inference', 'huggingface_hub'].map((client) => ({
    client,
    where: isSchemaOfZai,
    because: NO_SCHEMA,
  })),
];

/** The reason why a call fails. */
export function reasonFor(cell: Cell): Reason | undefined {
  return REASONS.find(({ client, where }) => client === cell.client && where(cell));
}
