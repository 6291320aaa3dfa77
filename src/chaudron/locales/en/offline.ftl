# What the house on this device says, without a network (chaudron.offline).

house-not_offline = That can only be done at a table of the house: here you play against bots.
house-outdated = This game was started under an earlier version of the rules; under today’s it would have gone differently. It cannot continue.
