const form = document.querySelector('form');
const log = document.querySelector('[role="log"]');
const messages = [];

form.addEventListener('submit', async (event) => {
  event.preventDefault();
  const content = form.question.value;
  const leaving = new AbortController();
  form.reset();
  form.stop.disabled = false;
  form.stop.onclick = () => leaving.abort();
  messages.push({ role: 'user', content });
  show('You', content);
  const answer = show('Model', '');
  try {
    for await (const text of stream(leaving.signal)) answer.append(text);
    messages.push({ role: 'assistant', content: answer.textContent });
  } catch (error) {
    messages.pop();
    answer.append(leaving.signal.aborted ? ' (stopped)' : ` (${error.message})`);
  } finally {
    form.stop.disabled = true;
  }
});

/** The words of the answer, as they arrive. The server chooses the model and adds the key. */
async function* stream(signal) {
  const response = await fetch('/api/ai/v1/chat/completions', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ stream: true, messages }),
    signal,
  });
  if (!response.ok) throw new Error((await response.json()).error.message);
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  for (let rest = ''; ; ) {
    const { done, value } = await reader.read();
    if (done) throw new Error('The connection was lost.');
    const lines = (rest + value).split('\n');
    rest = lines.pop();
    for (const line of lines) {
      if (line === 'data: [DONE]') return;
      if (!line.startsWith('data: ')) continue;
      const { choices, error } = JSON.parse(line.slice('data: '.length));
      if (error) throw new Error(error.message);
      yield choices[0]?.delta.content ?? '';
    }
  }
}

function show(author, text) {
  const message = document.createElement('p');
  const words = document.createElement('span');
  words.append(text);
  message.append(`${author}: `, words);
  log.append(message);
  return words;
}
