/** The members of a JSON object, in order, each value as it is written. */
export function splitObject(json: string): { readonly key: string; readonly value: string }[] {
  const members: { key: string; value: string }[] = [];
  let depth = 0;
  let start = 1;
  for (const { 0: token, index } of json.matchAll(/"(?:[^"\\]|\\.)*"|[{}[\],]/g)) {
    if (token === '{' || token === '[') depth++;
    else if (token === '}' || token === ']') depth--;
    if ((token === ',' && depth === 1) || depth === 0) {
      const member = json.slice(start, index);
      if (member.trim() !== '') members.push(split(member));
      start = index + 1;
    }
  }
  return members;
}

function split(member: string): { key: string; value: string } {
  const key = /^\s*("(?:[^"\\]|\\.)*")\s*:/.exec(member);
  if (!key?.[1]) throw new Error(`no member of a JSON object: ${member.slice(0, 80)}`);
  return { key: JSON.parse(key[1]), value: member.slice(key[0].length).trim() };
}
