## First steps: what the house says.

house-lesson = Not just yet! The lesson is waiting for this: “{ $title }”. Or skip it, and play as you like.
house-no_lesson = No lesson is going on at this table.
house-no_such_lesson = There are no first steps for “{ $given }”.
