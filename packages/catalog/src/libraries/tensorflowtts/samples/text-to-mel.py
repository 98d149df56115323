from tensorflow_tts.inference import AutoProcessor, TFAutoModel

processor = AutoProcessor.from_pretrained("tensorspeech/tts-tacotron2-ljspeech-en")
model = TFAutoModel.from_pretrained("tensorspeech/tts-tacotron2-ljspeech-en")
