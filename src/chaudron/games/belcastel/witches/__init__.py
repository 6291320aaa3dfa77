"""Les Sorcières s'en mêlent: what the expansion adds, in the order of its booklet (ADR 0011).

`box` what is in play [WIT-1, 6] · `setup` the witches turned up [1.2] · `pennies` [2] · `silver`, `copper` and `gold`
the twelve witches [3]. The bowls [4] are in `laying`, the books of sets 5 and 6 [5] among the other `books`: they hold
at any table that has them.
"""
