import { code } from '@hubkit/code';

/** Writes a stream while it arrives. Some pieces carry no choice, only the number of tokens used. */
export const readChunks = code`
  for await (const chunk of stream) {
      process.stdout.write(chunk.choices[0]?.delta.content ?? "");
  }
`;
