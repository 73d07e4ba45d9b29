import sys
from pathlib import Path

# As it is in the repository, also when it is not installed.
sys.path.insert(0, str(Path(__file__).parent.parent / "src"))

pytest_plugins = ["pytest_tenon.plugin", "pytester"]
