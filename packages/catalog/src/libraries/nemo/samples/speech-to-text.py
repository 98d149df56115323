import nemo.collections.asr as nemo_asr

asr_model = nemo_asr.models.ASRModel.from_pretrained("some-org/asr")
transcriptions = asr_model.transcribe(["file.wav"])
