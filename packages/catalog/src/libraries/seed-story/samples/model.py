# Run it in a clone of https://github.com/TencentARC/SEED-Story
import hydra
from huggingface_hub import snapshot_download
from omegaconf import OmegaConf

snapshot_download("TencentARC/SEED-Story", local_dir="pretrained")

# https://github.com/TencentARC/SEED-Story/blob/master/configs/clm_models/llama2chat7b_lora.yaml
llm_cfg = OmegaConf.load("configs/clm_models/llama2chat7b_lora.yaml")
llm = hydra.utils.instantiate(llm_cfg, torch_dtype="fp16")

# https://github.com/TencentARC/SEED-Story/blob/master/configs/clm_models/agent_7b_sft.yaml
seed_story_cfg = OmegaConf.load("configs/clm_models/agent_7b_sft.yaml")
seed_story = hydra.utils.instantiate(seed_story_cfg, llm=llm)
