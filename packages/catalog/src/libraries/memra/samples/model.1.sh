# Linux with a Blackwell card of NVIDIA and driver 580 or newer; CUDA itself is not needed
curl -fsSL https://raw.githubusercontent.com/avifenesh/memra/main/tools/install.sh | sh
