# Lo que hay que saber de esta traducción. Quita esta línea cuando una persona la haya leído entera.
language-unread = Traducido por una máquina; ninguna persona lo ha leído todavía.
