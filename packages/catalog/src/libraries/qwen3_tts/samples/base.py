# pip install qwen-tts
import soundfile as sf
import torch
from qwen_tts import Qwen3TTSModel

model = Qwen3TTSModel.from_pretrained(
    "Qwen/Qwen3-TTS-12Hz-1.7B-Base",
    device_map="cuda:0",
    dtype=torch.bfloat16,
    attn_implementation="flash_attention_2",
)

wavs, sr = model.generate_voice_clone(
    text="The results are in, and they are better than anyone expected.",
    language="English",
    # A recording of the voice, and the words that are spoken in it
    ref_audio="reference.wav",
    ref_text="Good morning, and welcome on board.",
)
sf.write("output.wav", wavs[0], sr)
