import depth_pro

# The checkpoint is read from ./checkpoints
model, transform = depth_pro.create_model_and_transforms()
model.eval()

image, _, f_px = depth_pro.load_rgb("example.png")
image = transform(image)

prediction = model.infer(image, f_px=f_px)
depth = prediction["depth"]  # in meters
focallength_px = prediction["focallength_px"]  # in pixels
