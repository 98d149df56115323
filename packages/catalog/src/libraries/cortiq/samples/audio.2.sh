cortiq music FILE.cmf --prompt "calm piano, soft strings" \
    --lyrics "[verse] the light comes home across the sea" --seconds 20 --out song.wav
