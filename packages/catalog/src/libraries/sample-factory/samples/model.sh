python -m sample_factory.huggingface.load_from_hub -r andrewzhang505/sample-factory-2-doom-basic -d ./train_dir
