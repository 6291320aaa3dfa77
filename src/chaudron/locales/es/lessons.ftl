## Primeros pasos: lo que dice la casa.

house-lesson = ¡Todavía no! La lección espera esto: «{ $title }». O sáltatela y juega como quieras.
house-no_lesson = En esta mesa no hay ninguna lección en marcha.
house-no_such_lesson = No hay primeros pasos para «{ $given }».
