### When something could not be saved or read.
###
### Variables: $path (String), $list (String), $name (String), $used (String), $stored (String).

damaged-settings = The settings could not be read and were reset.
damaged-match = The saved match could not be read.
damaged-set-aside = The file was set aside as { $path }.
newer-match = The saved match is from a newer version of Tessera.
newer-kept = It is kept as { $path }.
# $list: settings with the value that is used instead, such as "corners 4 (not 200)".
corrected-settings = Some saved settings were not possible and were corrected: { $list }.
corrected-setting = { $name } { $used } (not { $stored })
# $stored (Number), $used (Number).
corrected-undone = In the saved match, { $stored } moves were to be taken back. It has only { $used }; all are taken back.
other-window = Tessera is open in another window. This window’s match is kept only under Saved games.
taken-over = The other window is closed, so this window’s match is saved now.
other-match-kept = The other match is kept as { $path }.
not-saved-in = Cannot write to { $path }. Settings and match will be lost when you quit.
restarted-after-fault = Tessera ended unexpectedly and has started again. Your match is safe.
