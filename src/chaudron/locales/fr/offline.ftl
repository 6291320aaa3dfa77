# Ce que dit la maison de cet appareil, sans réseau (chaudron.offline).

house-not_offline = Cela ne se fait qu’à une table de la maison : ici, tu joues contre des bots.
house-outdated = Cette partie a commencé selon une version antérieure des règles ; avec celles d’aujourd’hui, elle se serait passée autrement. Elle ne peut pas continuer.
