from speechbrain.inference import EncoderASR

model = EncoderASR.from_hparams("some-org/asr")
model.transcribe_file("file.wav")
