"""Belcastel and Les Sorcières s'en mêlent, the fast twin of `games/belcastel`, in the order of the booklet.

`tables` what is printed · `box` what is in play · `layout` where everything stands in a state · `asks` what is asked ·
`cards` [3] · `rats` [4] · `brewing`, `laying`, `cauldron` [5 to 9] · `second_chance` [16.12] ·
`lock_step` [12.1] · `scoring`, `comparing`, `spiders`, `ghosts`, `buying` [10, 12] · `drops`, `gains` [14] ·
`witches` [WIT-3] · `rounds` [1, 2, 13] · `machine` what happens next · `policies` how seats answer ·
`from_table` a state from a table of the reference.
"""
