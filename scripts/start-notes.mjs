/**
 * Sentences that `npm start` prints beside the address of the workbench.
 *
 * @param {{ token: string | undefined, port: number, lastPort: number | undefined }} start Whether HF_TOKEN is set, and the
 *   ports of this start and of the last one.
 * @returns {readonly string[]}
 */
export function startNotes({ token, port, lastPort }) {
  return [
    ...(token
      ? ['HF_TOKEN is set: to use it, choose Hugging Face under Connection in the workbench and enter it there.']
      : []),
    ...(lastPort !== undefined && lastPort !== port
      ? [
          `The last start was at port ${lastPort}, this one is at port ${port}. Chats and jobs are kept for each address: those of last time are shown at port ${lastPort} only.`,
        ]
      : []),
  ];
}
