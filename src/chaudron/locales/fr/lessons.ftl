## Premiers pas : ce que dit la maison.

house-lesson = Pas tout de suite ! La leçon attend ceci : « { $title } ». Ou passe la leçon, et joue comme tu veux.
house-no_lesson = Il n’y a pas de leçon en cours à cette table.
house-no_such_lesson = Il n’y a pas de premiers pas pour « { $given } ».
