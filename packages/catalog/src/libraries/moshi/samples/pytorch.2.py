# pip install moshi
import torch
from moshi.models import loaders

checkpoint = loaders.CheckpointInfo.from_hf_repo("kyutai/moshiko-pytorch-bf16")
mimi = checkpoint.get_mimi(device="cuda")
mimi.set_num_codebooks(8)

# Ten seconds at 24 kHz: (batch, channels, samples)
wav = torch.randn(1, 1, 24000 * 10).cuda()
with torch.no_grad():
    codes = mimi.encode(wav)
    decoded = mimi.decode(codes)
