"""OpenSpiel: a search of its own plays against chance. Needs: pip install chaudron[openspiel]"""

import numpy as np
from open_spiel.python.algorithms import mcts

from chaudron.envs.openspiel import load

game = load("blackwood", players=2, reward="place")
rng = np.random.RandomState(1)
searcher = mcts.MCTSBot(game, uct_c=1.4, max_simulations=3, evaluator=mcts.RandomRolloutEvaluator(1, rng))
state, decisions = game.new_initial_state(), 0
while not state.is_terminal():
    if state.is_chance_node():
        outcomes, odds = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(int(rng.choice(outcomes, p=odds)))
    elif state.current_player() == 0 and decisions < 10:
        decisions += 1
        state.apply_action(searcher.step(state))
    else:
        state.apply_action(int(rng.choice(state.legal_actions())))
print(state.returns())
