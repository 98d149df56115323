# A video with sound; put the names of the files in the place of those in brackets
# For a video from an image, add: --image path/to/image.jpg 0 0.8
uv run python -m ltx_pipelines.distilled \
    --transformer-path 'models/LTX-2.5/diffusion_models/<distilled-transformer>.safetensors' \
    --text-encoder-path 'models/LTX-2.5/text_encoders/<text-encoder>.safetensors' \
    --video-vae-path 'models/LTX-2.5/vae/<video-vae>.safetensors' \
    --audio-vae-path 'models/LTX-2.5/vae/<audio-vae>.safetensors' \
    --spatial-upsampler-path 'models/LTX-2.5/latent_upscale_models/<spatial-upsampler>.safetensors' \
    --prompt 'A lighthouse in the evening, with waves rolling in' \
    --output-path output.mp4
