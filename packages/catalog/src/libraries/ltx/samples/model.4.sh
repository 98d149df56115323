# In two stages, for the best quality
# For a video from an image, add: --image path/to/image.jpg 0 0.8
uv run python -m ltx_pipelines.ti2vid_two_stages_hq \
    --checkpoint-path 'models/LTX-2.3/<checkpoint>.safetensors' \
    --distilled-lora 'models/LTX-2.3/<distilled-lora>.safetensors' 0.8 \
    --spatial-upsampler-path 'models/LTX-2.3/<spatial-upsampler>.safetensors' \
    --gemma-root models/gemma-3-12b \
    --prompt 'A lighthouse in the evening, with waves rolling in' \
    --output-path output.mp4
