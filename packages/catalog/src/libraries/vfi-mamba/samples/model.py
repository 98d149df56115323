# Run it in a clone of https://github.com/MCG-NJU/VFIMamba

from Trainer_finetune import Model

model = Model.from_pretrained("MCG-NJU/VFIMamba")
