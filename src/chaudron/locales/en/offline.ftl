# What the house on this device says, without a network (chaudron.offline).

house-not_offline = That can only be done at a table of the house: here you play against bots.
house-outdated = This game was begun by an earlier version of the rules, and those of today would make something else of it. It cannot go on.
