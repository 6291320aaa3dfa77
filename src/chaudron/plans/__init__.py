"""Plans: what somebody who goes away leaves behind, for the house to play by.

A plan is no player of its own. Like a bot it receives a seat's view and what the seat is asked, nothing else; unlike a
bot it leaves some questions to whoever made it.
"""

from chaudron.plans.belcastel import Plan, PlanForecast, answers, choose, dated, forecast, is_over

__all__ = ["GAMES", "Plan", "PlanForecast", "answers", "choose", "dated", "forecast", "is_over"]

GAMES = ("belcastel", "witches")
"""The games in which one can leave a plan."""
