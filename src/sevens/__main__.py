"""`python -m sevens` is `sevens`."""

import sys

from sevens.cli.main import main

sys.exit(main())
