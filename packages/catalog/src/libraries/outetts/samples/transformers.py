import outetts

model_id = "OuteAI/OuteTTS-0.3-500M"
enum = outetts.Models(model_id.split("/", 1)[1])
cfg = outetts.ModelConfig.auto_config(enum, outetts.Backend.HF)
tts = outetts.Interface(cfg)

speaker = tts.load_default_speaker("EN-FEMALE-1-NEUTRAL")
tts.generate(
    outetts.GenerationConfig(
        text="Hi there, nice to meet you.",
        speaker=speaker,
    )
).save("output.wav")
