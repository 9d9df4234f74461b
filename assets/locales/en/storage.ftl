# When something could not be saved or read.

damaged-settings = The settings could not be read and were reset.
damaged-match = The saved match could not be read.
damaged-set-aside = The file was set aside as { $path }.
not-saved = Cannot write to { $path }. Settings and match will be lost when you quit.
