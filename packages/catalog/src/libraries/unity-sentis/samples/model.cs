// Download a .sentis file of https://huggingface.co/unity/sentis-whisper-tiny to Assets/StreamingAssets.
// The C# file beside it, if there is one, shows the whole program.
using Unity.Sentis;
using UnityEngine;

string modelName = "[Your model name here].sentis";
Model model = ModelLoader.Load(Application.streamingAssetsPath + "/" + modelName);
IWorker engine = WorkerFactory.CreateWorker(BackendType.GPUCompute, model) as IWorker;
