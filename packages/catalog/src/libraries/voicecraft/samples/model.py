from voicecraft import VoiceCraft

model = VoiceCraft.from_pretrained("pyp1/VoiceCraft_830M_TTSEnhanced")
