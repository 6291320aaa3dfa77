# Ce que dit la maison de cet appareil, sans réseau (chaudron.offline).

house-not_offline = Cela ne se fait qu’à une table de la maison : ici, tu joues contre des bots.
house-outdated = Cette partie a commencé selon une version antérieure des règles, et celles d’aujourd’hui en feraient autre chose. Elle ne peut pas continuer.
