# In two stages, for the best quality; models/base holds the base model
# For a video from an image, add: --image path/to/image.jpg 0 0.8
uv run python -m ltx_pipelines.ti2vid_two_stages_hq \
    --checkpoint-path 'models/base/<checkpoint>.safetensors' \
    --distilled-lora 'models/base/<distilled-lora>.safetensors' 0.8 \
    --spatial-upsampler-path 'models/base/<spatial-upsampler>.safetensors' \
    --lora 'models/LTX-2-19b-LoRA-Camera-Control-Static/<lora>.safetensors' 1.0 \
    --gemma-root models/gemma-3-12b \
    --prompt 'A lighthouse in the evening, with waves rolling in' \
    --output-path output.mp4
