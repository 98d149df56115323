from colipri import ZeroShotImageClassificationPipeline, get_processor, load_sample_ct

processor = get_processor()
pipeline = ZeroShotImageClassificationPipeline("microsoft/colipri", processor)

image = load_sample_ct()
pipeline(image, ["Normal lungs", "Lungs with nodules"])
