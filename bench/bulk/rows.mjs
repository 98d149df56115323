/** Rows of a file: a review of 240 characters each. */
export const rowsOf = (count) => {
  const text = 'The parcel came a day late, and one of the cups was broken. '.repeat(4);
  return Array.from({ length: count }, (_, id) => ({ id, text }));
};

/** The answer of a chat to each row of a bench. */
export const answer = {
  id: '1',
  created: 1,
  model: 'm',
  choices: [{ index: 0, message: { role: 'assistant', content: 'positive' }, finish_reason: 'stop' }],
  usage: { prompt_tokens: 60, completion_tokens: 1, total_tokens: 61 },
};
