# What the house on this device says, without a network (chaudron.offline).

house-not_offline = That can only be done at a table of the house: here you play against bots.
