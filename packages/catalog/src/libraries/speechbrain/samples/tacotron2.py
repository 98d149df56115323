import torchaudio
from speechbrain.inference import HIFIGAN, Tacotron2

tacotron2 = Tacotron2.from_hparams("speechbrain/tts-tacotron2-ljspeech")
hifi_gan = HIFIGAN.from_hparams("speechbrain/tts-hifigan-ljspeech")

mel_output, mel_length, alignment = tacotron2.encode_text("The meeting starts at nine.")
waveforms = hifi_gan.decode_batch(mel_output)
torchaudio.save("output.wav", waveforms.squeeze(1), 22050)
