# A video that follows another one
# For a video from an image, add: --image path/to/image.jpg 0 0.8
uv run python -m ltx_pipelines.ic_lora \
    --transformer-path 'models/LTX-2.5/diffusion_models/<distilled-transformer>.safetensors' \
    --text-encoder-path 'models/LTX-2.5/text_encoders/<text-encoder>.safetensors' \
    --video-vae-path 'models/LTX-2.5/vae/<video-vae>.safetensors' \
    --audio-vae-path 'models/LTX-2.5/vae/<audio-vae>.safetensors' \
    --spatial-upsampler-path 'models/LTX-2.5/latent_upscale_models/<spatial-upsampler>.safetensors' \
    --lora 'models/LTX-2.5-22b-IC-LoRA-Detailer/<adapter>.safetensors' 1.0 \
    --video-conditioning reference.mp4 1.0 \
    --prompt 'A lighthouse in the evening, with waves rolling in' \
    --output-path output.mp4
