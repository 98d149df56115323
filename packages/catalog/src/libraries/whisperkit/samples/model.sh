# Install the command line
brew install whisperkit-cli

# Show the options
whisperkit-cli transcribe --help

# Transcribe with the default model
whisperkit-cli transcribe --audio-path /path/to/audio.mp3

# Transcribe with a model of your choice
whisperkit-cli transcribe --model "large-v3" --model-prefix "distil" --audio-path /path/to/audio.mp3 --verbose
