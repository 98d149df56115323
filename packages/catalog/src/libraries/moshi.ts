import { call, code } from '@hubkit/code';
import { defineLibrary } from '../library-code/define-library.ts';
import { inPython, inShell } from '../library-code/in-language.ts';

export const moshi = defineLibrary({
  id: 'moshi',
  prettyLabel: 'Moshi',
  repoName: 'Moshi',
  repoUrl: 'https://github.com/kyutai-labs/moshi',
  countDownloads: 'path:"tokenizer-e351c8d8-checkpoint125.safetensors"',
  snippets: ({ id }) => {
    if (id.includes('-mlx')) return [inShell(onMac(id))];
    if (id.includes('-candle')) return [inShell(inRust())];
    return [inShell(server(id)), inPython(codec(id))];
  },
});

function onMac(id: string) {
  const bits = /-q([48])/.exec(id)?.[1];
  const quantization = bits === undefined ? code`` : code` -q ${Number(bits)}`;
  return code`
    # pip install moshi_mlx
    # In the terminal
    python -m moshi_mlx.local${quantization} --hf-repo ${id}

    # In the browser
    python -m moshi_mlx.local_web${quantization} --hf-repo ${id}
  `;
}

function inRust() {
  return code`
    # The model is for Candle: the server in Rust runs it.
    # https://github.com/kyutai-labs/moshi/tree/main/rust
  `;
}

function server(id: string) {
  return code`
    # pip install moshi
    # Then open https://localhost:8998
    python -m moshi.server --hf-repo ${id}
  `;
}

function codec(id: string) {
  return code`
    # pip install moshi
    import torch
    from moshi.models import loaders

    checkpoint = ${call('loaders.CheckpointInfo.from_hf_repo', [id])}
    mimi = checkpoint.get_mimi(device="cuda")
    mimi.set_num_codebooks(8)

    # Ten seconds at 24 kHz: (batch, channels, samples)
    wav = torch.randn(1, 1, 24000 * 10).cuda()
    with torch.no_grad():
        codes = mimi.encode(wav)
        decoded = mimi.decode(codes)
  `;
}
