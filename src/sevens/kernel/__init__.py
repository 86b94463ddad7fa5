"""The kernel: one deal as integers, what may be done in it, and the one transition that changes it.

Knows nothing of texts, files, clocks or the layers above; `sevens.engine` is its only front.
"""
