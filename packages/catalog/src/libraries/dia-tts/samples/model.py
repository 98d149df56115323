import soundfile as sf
from dia.model import Dia

model = Dia.from_pretrained("nari-labs/Dia-1.6B")

text = (
    "[S1] Did you remember to water the plants while I was away? "
    "[S2] Of course. (laughs) Well, I remembered yesterday. "
    "[S1] They look surprisingly happy. [S2] That is because I bought new ones."
)
output = model.generate(text)

sf.write("simple.mp3", output, 44100)
