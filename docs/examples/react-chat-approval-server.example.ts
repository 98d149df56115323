import { defineTool, InferenceClient, toolApprovals, toolRunResponse } from '@hubkit/inference';

const client = new InferenceClient(process.env.HF_TOKEN);
const approvals = toolApprovals({ secret: process.env.APPROVAL_SECRET ?? crypto.randomUUID() });

const deleteFile = defineTool({
  name: 'delete_file',
  description: 'Deletes a file of the user.',
  parameters: { type: 'object', properties: { path: { type: 'string' } }, required: ['path'] } as const,
  needsApproval: true,
  run: ({ path }) => `${path} is deleted.`,
});

/** The route `/api/ai/v1/chat/completions` of a server with web-standard requests, such as Next.js, Hono or Workers. */
export async function POST(request: Request): Promise<Response> {
  const { messages, decisions } = await request.json();
  return toolRunResponse(
    client,
    {
      provider: 'groq',
      model: 'meta-llama/Llama-3.1-8B-Instruct',
      messages,
      tools: [deleteFile],
      approvals,
      ...(decisions && { decisions }),
    },
    { signal: request.signal, onError: console.error },
  );
}

// What the hook of a page sends; its user then sees the call, and decides.
const body = JSON.stringify({ messages: [{ role: 'user', content: 'Delete the file notes.txt' }] });
const response = await POST(new Request('http://localhost/api/ai/v1/chat/completions', { method: 'POST', body }));
console.log(response.status, (await response.text()).includes('delete_file'));
