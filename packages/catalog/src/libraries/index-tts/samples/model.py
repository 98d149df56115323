from huggingface_hub import snapshot_download
from indextts.infer import IndexTTS

snapshot_download("IndexTeam/Index-TTS", local_dir="checkpoints")

# checkpoints/config.yaml must be among the files of the model
tts = IndexTTS(model_dir="checkpoints", cfg_path="checkpoints/config.yaml")

voice = "path/to/your/reference_voice.wav"
text = "Good morning, and welcome back."
output_path = "output_index.wav"
tts.infer(voice, text, output_path)
