/** The least that reads a stream of events: adds up the text of chunks from its pieces, each read by `decode`. */
export async function readEvents(pieces, decode) {
  let length = 0;
  let rest = '';
  for await (const piece of pieces) {
    const text = rest + decode(piece);
    let at = 0;
    for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n', at)) {
      const data = text.slice(at + 6, end);
      at = end + 2;
      if (data !== '[DONE]') length += JSON.parse(data).choices[0].delta.content.length;
    }
    rest = text.slice(at);
  }
  return length;
}
