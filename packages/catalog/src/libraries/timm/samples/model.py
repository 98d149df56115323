import timm

model = timm.create_model("hf_hub:timm/resnet50.a1_in1k", pretrained=True)
