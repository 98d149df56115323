# A video that follows another one; models/base holds the base model
# For a video from an image, add: --image path/to/image.jpg 0 0.8
uv run python -m ltx_pipelines.ic_lora \
    --distilled-checkpoint-path 'models/base/<distilled-checkpoint>.safetensors' \
    --spatial-upsampler-path 'models/base/<spatial-upsampler>.safetensors' \
    --lora 'models/LTX-2-19b-IC-LoRA-Detailer/<lora>.safetensors' 1.0 \
    --video-conditioning reference.mp4 1.0 \
    --gemma-root models/gemma-3-12b \
    --prompt 'A lighthouse in the evening, with waves rolling in' \
    --output-path output.mp4
