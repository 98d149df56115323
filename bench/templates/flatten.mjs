/** Makes V8 put a string that is still a tree of parts into one piece, and returns its length. */
export function flatten(text) {
  // Reading a character of a rope flattens it as a whole; a template that returns a rope has not done its work yet.
  return text.charCodeAt(text.length - 1) + text.length;
}
