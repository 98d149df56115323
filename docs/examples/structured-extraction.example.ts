import { EMULATOR_HUB_TOKEN, startEmulator } from '@hubkit/emulator';
import { InferenceClient, type Parsed, type Partially, ProviderOutputError } from '@hubkit/inference';
import * as v from 'valibot';

const Invoice = v.object({
  name: v.string(),
  dueDate: v.pipe(v.string(), v.description('Day of payment, as YYYY-MM-DD.'), v.isoDate()),
  currency: v.picklist(['EUR', 'USD']),
  lines: v.array(v.object({ amount: v.number(), product: v.string() })),
});

const DOCUMENT = 'Invoice for Ada Lovelace. The amount of 12.50 USD is due on 2026-12-01. Product: punched card.';

const emulator = await startEmulator();
const client = new InferenceClient(EMULATOR_HUB_TOKEN, { endpoints: emulator.endpoints });

/** Shows the values received so far: fields may be missing, texts and lists incomplete. */
function preview({ name, dueDate = '…', lines = [] }: Partially<Parsed<typeof Invoice>>): void {
  if (name) console.log(`${name}, due ${dueDate}: ${lines.map(({ product = '…' }) => product).join(', ')}`);
}

async function extract(document: string): Promise<Parsed<typeof Invoice>> {
  const chunks = client.chatCompletionStream({
    provider: 'cerebras',
    model: 'meta-llama/Llama-3.1-8B-Instruct',
    messages: [
      { role: 'system', content: 'Extract the invoice from the document.' },
      { role: 'user', content: document },
    ],
    responseFormat: Invoice,
  });
  for await (const {
    choices: [choice],
  } of chunks) {
    if (choice?.parsed) return choice.parsed;
    if (choice?.partial) preview(choice.partial);
  }
  throw new Error('The stream has ended without an answer.');
}

try {
  const invoice = await extract(DOCUMENT);
  console.log(`${invoice.lines[0]?.amount} ${invoice.currency}, due ${invoice.dueDate}`);
} catch (error) {
  if (!ProviderOutputError.is(error)) throw error;
  console.log(`${error.message} The model wrote: ${error.answer}`);
}
await emulator.close();
