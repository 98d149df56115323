openasr pull whisper-small
openasr transcribe audio.wav --model whisper-small
