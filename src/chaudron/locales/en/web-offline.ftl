# To play without a network: on this device, against bots.

web-offline-play = Play without a network
web-offline-what = The whole game is stored on this device (about 8 MB); then you can play against bots anywhere.
web-offline-preparing = Storing everything on this device…
web-offline-ready = All set: turn the network off and play.
web-offline-here = Games against bots stay on this device; the house does not see them.
