import { EMULATOR_HUB_TOKEN, emulatorProviderKey } from '../contract/tokens.ts';
import { listFaults } from '../faults/table.ts';
import type { EmulatorEndpoints, EmulatorServers } from './endpoints.ts';

/** The response at the root of the emulator. */
export interface Welcome {
  readonly emulator: true;
  readonly version: string;
  readonly endpoints: EmulatorEndpoints;
  readonly servers: EmulatorServers;
  readonly models: readonly string[];
}

/** The page at the URL of the emulator in a browser. It loads and runs nothing. */
export function welcomePage({ version, endpoints, servers, models }: Welcome): Response {
  const example = `curl ${endpoints.router}/v1/chat/completions -H 'Authorization: Bearer ${EMULATOR_HUB_TOKEN}' -H 'Content-Type: application/json' -d '{"model":"${models[0] ?? ''}","messages":[{"role":"user","content":"Hello!"}]}'`;
  const addresses = [
    ['hub', endpoints.hub],
    ['router', endpoints.router],
    ...Object.entries(endpoints.providers),
    ...Object.entries(servers),
  ];
  const html = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>hubkit emulator</title></head>
<body>
<main>
<h1>hubkit emulator ${escapeHtml(version)}</h1>
<p>This is an emulator of a model hub, its router and several inference providers. No model runs here: responses are made by rules, the same for the same request.</p>
<h2>Addresses</h2>
<ul>${addresses.map(([name, url]) => `<li>${escapeHtml(name ?? '')}: <code>${escapeHtml(url ?? '')}</code></li>`).join('')}</ul>
<h2>Try it</h2>
<pre>${escapeHtml(example)}</pre>
<p>Hub token: <code>${EMULATOR_HUB_TOKEN}</code>; provider keys: <code>${emulatorProviderKey('groq')}</code> and the like.</p>
<h2>Models</h2>
<ul>${models.map((id) => `<li>${escapeHtml(id)}</li>`).join('')}</ul>
<h2>Faults</h2>
<p>Request one with the header <code>x-hubkit-fault</code>, or in front of a path: <code>/~rate-limit;retry-after=3/router/…</code>. A fault strikes requests to a provider; <code>target=hub</code>, <code>router</code>, <code>media</code>, <code>any</code> or a part of a path changes that.</p>
<dl>${listFaults()
    .map(({ name, summary }) => `<dt><code>${escapeHtml(name)}</code></dt><dd>${escapeHtml(summary)}</dd>`)
    .join('')}</dl>
</main>
</body>
</html>
`;
  return new Response(html, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    },
  });
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
